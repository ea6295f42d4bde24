import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rename, stat } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aPng } from '../a-png.ts'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { aVaultItem } from '../vault-records.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import type { FaultHarness } from './fault-harness.ts'
import { fetchPatiently, sendPatiently, type CallResponse } from './patient-client.ts'
import { aSignedInMember } from './signed-in-member.ts'
import { assertSwept } from './stored-files.ts'

/** The longest that an upload takes here. */
const UPLOAD_MS = 500

const photos = [aPng(900, 700), aPng(700, 900, [40, 70, 90])]
const body = JSON.stringify({
  images: photos.map((photo) => ({ base64ImageData: photo.toString('base64') })),
})

interface Upload {
  harness: FaultHarness
  itemId: number
  cookie: string
}

/** Ends the api in the middle of an upload; it may be the one that is running. */
type Kill = (upload: Upload, api: ApiProcess, time: number) => Promise<void>

/** After the photos are stored and before the item names them; in the middle of the bytes. */
const points: readonly Kill[] = [killAfterStoring, killMidBody]

/** In turn, each point at least once: `anywhere` finds what is at none of them, and tells little by itself. */
const kills: readonly Kill[] = [...points, killAnywhere]

/**
 * Kills the api in the middle of an upload again and again. After each the item is there with its former
 * photos or with the new ones, whole, and takes an upload; at the end whatever no item names is swept.
 */
export async function killMidUpload(harness: FaultHarness, { times }: { times: number }): Promise<void> {
  const upload = { harness, ...(await anItemOfAMember(harness)) }
  let api = await startApiProcess(harness.environment)
  try {
    assertStored(await send(upload, api))
    const known = await shownBy(upload, api)
    for (let time = 0; time < Math.max(times, points.length); time += 1) {
      await kills[time % kills.length]?.(upload, api, time)
      api = await startApiProcess(harness.environment)
      await assertWhole(upload, api, known)
      assertStored(await send(upload, api))
      await assertWhole(upload, api, known)
    }
  } finally {
    await api.stop()
  }
  harness.start()
  await harness.untilDelivered()
  await harness.kill()
  await assertSwept(harness, await keysOf(upload))
  const done = await harness.db.database
    .selectFrom('vault_media')
    .select('id')
    .where('renditions', '=', 'done')
    .execute()
  if (done.length !== photos.length) throw new Error('a photo that came through has no smaller sizes')
}

async function killMidBody(upload: Upload, api: ApiProcess): Promise<void> {
  const uploads = join(upload.harness.dataDir, 'uploads')
  // Where the api puts the upload off, it responds before the bytes are there.
  await sendPatiently(async () => {
    const call = begin(upload, api)
    let response: CallResponse | null = null
    responseOf(call).then(
      (early) => (response = early),
      () => undefined,
    )
    call.write(body.slice(0, body.length / 2))
    await untilDoneOrStuck({
      what: 'the first bytes of the upload',
      isDone: async () => response !== null || (await hasBytes(uploads)),
      progress: () => Math.floor(api.cpuSeconds()),
    })
    return response ?? underWay
  })
  await api.kill()
  // What it has left belongs to nobody, and would look like the first bytes of the next one.
  for (const folder of await readdir(uploads))
    await rename(join(uploads, folder), join(uploads, `left-${folder}`))
}

async function killAfterStoring(upload: Upload, api: ApiProcess): Promise<void> {
  await api.stop()
  const armed = await startApiProcess(upload.harness.environment, { failpoint: 'upload-after-put' })
  const status = await send(upload, armed).catch(() => null)
  if (status !== null) throw new Error(`an upload responded with ${status} where it was to kill the api`)
  await armed.untilKilled()
}

async function killAnywhere(upload: Upload, api: ApiProcess, time: number): Promise<void> {
  begin(upload, api).end(body)
  await wait((time * 37) % UPLOAD_MS)
  await api.kill()
}

async function anItemOfAMember(harness: FaultHarness): Promise<{ itemId: number; cookie: string }> {
  const { userId, cookie } = await aSignedInMember(harness, 'a')
  return { itemId: await aVaultItem(harness.db.database, userId), cookie }
}

/** An upload whose bytes are still to be sent. That it breaks off is what is tested. */
function begin({ itemId, cookie }: Upload, { url }: ApiProcess): ClientRequest {
  const call = request(`${url}/api/v1/vault/items/${itemId}/images/edit`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  return call.on('error', () => undefined)
}

/** @throws when the connection breaks off */
async function send(upload: Upload, api: ApiProcess): Promise<number> {
  const { status } = await sendPatiently(async () => {
    const call = begin(upload, api)
    const response = responseOf(call)
    call.end(body)
    return await response
  })
  return status
}

/** In place of a response, where half of an upload is under way. */
const underWay: CallResponse = { status: 0, retryAfter: null }

async function responseOf(call: ClientRequest): Promise<CallResponse> {
  const [response] = await once(call, 'response')
  response.resume()
  return { status: response.statusCode, retryAfter: response.headers['retry-after'] ?? null }
}

function assertStored(status: number): void {
  if (status !== 200) throw new Error(`an upload after a kill responds with ${status}`)
}

async function hasBytes(uploads: string): Promise<boolean> {
  for (const folder of await readdir(uploads).catch(() => [])) {
    if (folder.startsWith('left-')) continue
    if (
      await stat(join(uploads, folder, 'body')).then(
        ({ size }) => size > 0,
        () => false,
      )
    )
      return true
  }
  return false
}

/** Every photo of the item is one of an upload that nobody killed, byte for byte. */
async function assertWhole(upload: Upload, api: ApiProcess, known: readonly string[]): Promise<void> {
  const shown = await shownBy(upload, api)
  if (shown.join() !== known.join())
    throw new Error(`the item shows ${shown.join(' and ')} in place of ${known.join(' and ')}`)
  await assertUnnamedNotServed(upload, api)
}

/** The hashes of the photos that the item shows, as they are served. */
async function shownBy({ itemId, cookie }: Upload, { url }: ApiProcess): Promise<string[]> {
  const response = await fetchPatiently(`${url}/api/v1/vault/items/${itemId}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`the item responds with ${response.status}`)
  const { images }: { images: { url: string }[] } = JSON.parse(await response.text())
  return await Promise.all(
    images.map(
      async (image) => await hashOf(await fetchPatiently(`${url}${image.url}`, { headers: { cookie } })),
    ),
  )
}

/** What was stored and is named by no item is nobody's. */
async function assertUnnamedNotServed({ harness, cookie }: Upload, { url }: ApiProcess): Promise<void> {
  const unnamed = await harness.db.database
    .selectFrom('vault_media')
    .select('key')
    .where('item_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  for (const { key } of unnamed) {
    const { status } = await fetchPatiently(`${url}/api/v1/vault/media/${key}`, { headers: { cookie } })
    if (status !== 404) throw new Error(`a file that no item names responds with ${status}`)
  }
}

async function hashOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`a photo responds with ${response.status}`)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
    .slice(0, 12)
}

async function keysOf({ harness, itemId }: Upload): Promise<string[]> {
  const rows = await harness.db.database
    .selectFrom('vault_media')
    .select('key')
    .where('item_id', '=', itemId)
    .orderBy('place')
    .execute()
  return rows.map(({ key }) => key)
}
