import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { editImages } from '@vitrine/contracts/vault-media/endpoints'
import { fillPath } from '@vitrine/contracts/client'
import type { Database } from '@vitrine/database/database'
import { until } from '@vitrine/testing/until'
import { aVaultItem } from '@vitrine/testing/vault-records'
import sharp from 'sharp'
import { bareRenditions } from './photos/bare-renditions.ts'
import { eventLoopP99 } from './photos/event-loop.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { freePort } from '@vitrine/platform/free-port'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { watchMemory } from './shared/watch-memory.ts'
import { withProduct } from './shared/with-product.ts'
import { anOwner, signIn } from './vault/owner.ts'

const WITHIN_MS = 600_000

interface Upload {
  database: Database
  origin: string
  cookie: string
  owner: number
  photos: readonly Buffer[]
}

/**
 * `--photos` of 12 megapixels, sent one call each as the wizard sends them: from the first byte to the last
 * smaller size that is stored, against bare sharp on the same sizes, by its defaults and with the codes that
 * ours has, in turn: at least 0.8 times; the api's event loop p99 at most 50 ms and its resident memory at
 * most 600 MB meanwhile.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { photos: { type: 'string', default: '12' }, runs: { type: 'string', default: '3' } },
  })
  const [count, runs] = [Number(values.photos), Number(values.runs)]
  await withProduct(servers, {}, async ({ database, folder, startApi, startWorkers }) => {
    const { owner } = await anOwner(database)
    const operations = await freePort()
    const api = await startApi({ API_PROCESSES: '1', OPERATIONS_PORT: String(operations) })
    startWorkers()
    const upload = {
      database,
      origin: api.origin,
      cookie: await signIn(api.origin),
      owner,
      photos: await noisyPhotos(count),
    }
    const megabytes = round(upload.photos.reduce((sum, { length }) => sum + length, 0) / 1e6)
    // Both sides once, so that processes are started and code is warm.
    await store(upload)
    await bareRenditions(upload.photos, folder, true)
    await eventLoopP99(operations)
    const load = loadavg()[0] ?? 0
    const memory = await watchMemory(api.pid, () => Promise.resolve(1))
    const loops: number[] = []
    const product = async () => {
      const seconds = await timed(() => store(upload))
      loops.push(await eventLoopP99(operations))
      return seconds
    }
    const bareWith = (optimiseCoding: boolean) => async () =>
      await timed(() => bareRenditions(upload.photos, folder, optimiseCoding))
    const {
      product: ours = [],
      bare = [],
      plain = [],
    } = await interleaved(runs, { product, bare: bareWith(true), plain: bareWith(false) })
    console.log(
      JSON.stringify({
        bench: 'photos',
        photos: count,
        megabytes,
        runs,
        cores: cpus().length,
        load: round(load),
        seconds: round(median(ours)),
        bareSeconds: round(median(bare)),
        ratio: round(medianRatio(bare, ours, (seconds) => seconds)),
        withoutOptimisedCodes: {
          bareSeconds: round(median(plain)),
          ratio: round(medianRatio(plain, ours, (seconds) => seconds)),
        },
        eventLoopP99: round(Math.max(...loops), 1),
        residentMegabytes: Math.max(...(await memory.stop())),
        wanted: { ratio: 0.8, eventLoopP99: 50, residentMegabytes: 600 },
      }),
    )
  })
}

/** Noise, because a picture of one color costs a decoder nothing. */
async function noisyPhotos(count: number): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (let at = 0; at < count; at += 1)
    photos.push(
      await sharp({
        create: {
          width: 4000,
          height: 3000,
          channels: 3,
          background: '#7a5a1f',
          noise: { type: 'gaussian', mean: 128, sigma: 12 },
        },
      })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
  return photos
}

async function store({ database, origin, cookie, owner, photos }: Upload): Promise<void> {
  const itemId = await aVaultItem(database, owner)
  const url = `${origin}${fillPath(editImages.path, { params: { id: String(itemId) } })}`
  let stored: { url: string }[] = []
  for (const photo of photos) {
    const body = JSON.stringify({
      images: [...stored.map((image) => ({ url: image.url })), { base64ImageData: photo.toString('base64') }],
    })
    const response = await fetch(url, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`a photo responds with ${response.status}: ${text}`)
    stored = JSON.parse(text).response.images
  }
  const done = async () =>
    (
      await database
        .selectFrom('vault_media')
        .select('id')
        .where('item_id', '=', itemId)
        .where('renditions', '=', 'done')
        .execute()
    ).length
  await until(async () => (await done()) === photos.length, WITHIN_MS, 'the last smaller size')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
