import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { downloadCsv, downloadPdf } from '@vitrine/contracts/vault-downloads/endpoints'
import type { Database } from '@vitrine/database/database'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import sharp from 'sharp'
import { aVaultPhoto } from '@vitrine/testing/vault-records'
import type { BenchServers } from './shared/bench-servers.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { watchMemory } from './shared/watch-memory.ts'
import { withProduct } from './shared/with-product.ts'
import { anOwner, signIn } from './vault/owner.ts'

const DIFFERENT_PHOTOS = 24

/** What a table of items is made of, in one statement: what no server for spreadsheets could do with less. */
const COPY = `COPY (
  SELECT item.id, item.title, item.subtitle, item.description, category.title AS category, collection.title AS collection,
    (SELECT string_agg(tag.title, '; ' ORDER BY carried.place, tag.id) FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id) AS tags,
    item.purchase_date, item.purchase_price, item.sold_price, item.years_in_family, item.significances, insurer.display_name AS insurer, place.display_name AS place,
    (SELECT string_agg(specific.display_name || ': ' || specific.value, '; ' ORDER BY specific.place, specific.id) FROM vault_item_specifics specific WHERE specific.item_id = item.id) AS specifics,
    item.images_count, item.videos_count, item.estimated_price_min, item.estimated_price_max, item.mean_price, item.estimate_currency, item.created_at
  FROM vault_items item
    LEFT JOIN taxonomy_nodes category ON category.id = item.category_id LEFT JOIN collections collection ON collection.id = item.collection_id
    LEFT JOIN custom_attributes insurer ON insurer.id = item.insurance_id LEFT JOIN custom_attributes place ON place.id = item.storage_location_id
  WHERE item.user_id = USER AND item.deleted_at IS NULL ORDER BY item.created_at DESC, item.id DESC
) TO STDOUT (FORMAT csv, HEADER)`

/**
 * The table of a member with `--items`, by the api against a bare COPY of the same rows, in turn; and a
 * document to print of `--printed` items with a photo each. Items a second, and the api's resident memory
 * meanwhile, which must stay level.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      items: { type: 'string', default: '50000' },
      printed: { type: 'string', default: '500' },
      runs: { type: 'string', default: '5' },
    },
  })
  const [items, printed, runs] = [Number(values.items), Number(values.printed), Number(values.runs)]
  await withProduct(servers, {}, async ({ database, postgresUrl, folder, startApi }) => {
    const { owner, categoryId, tagId } = await anOwner(database)
    const api = await startApi({ API_PROCESSES: '1' })
    const cookie = await signIn(api.origin)
    const download = async ({ path }: { path: string }) => {
      // An account has 20 downloads an hour.
      await sql`DELETE FROM rate_limits`.execute(database)
      return await drained(`${api.origin}${path}`, cookie)
    }
    await fill(database, { owner, categoryId, tagId, from: 0, items: printed })
    await givePhotos(database, folder)
    const pdf = await watched(api.pid, () => download(downloadPdf))
    await fill(database, { owner, categoryId, tagId, from: printed, items: items - printed })
    await download(downloadCsv)
    const { csv = [], copy = [] } = await interleaved(runs, {
      csv: () => timed(() => download(downloadCsv)),
      copy: () => timed(() => copied(postgresUrl, owner)),
    })
    const table = await watched(api.pid, () => download(downloadCsv))
    const rate = (seconds: readonly number[]) => Math.round(items / median(seconds))
    console.log(
      JSON.stringify({
        bench: 'downloads',
        runs,
        csv: {
          items,
          rate: rate(csv),
          copyRate: rate(copy),
          ratio: round(medianRatio(copy, csv, (seconds) => seconds)),
          memory: table.memory,
        },
        pdf: {
          items: printed,
          seconds: round(pdf.seconds),
          megabytes: round(pdf.bytes / 1e6),
          memory: pdf.memory,
        },
        wanted: { ratio: 0.5 },
      }),
    )
  })
}

async function fill(
  database: Database,
  {
    owner,
    categoryId,
    tagId,
    from,
    items,
  }: { owner: number; categoryId: number; tagId: number; from: number; items: number },
): Promise<void> {
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, category_id, purchase_price, created_at, updated_at)
    SELECT ${owner}, title, lower(title), lower(title), lower(title), repeat('A thin rim, a hair line, and a mark that nobody has read. ', 6), ${categoryId}, 12.5, made_at, made_at
    FROM (SELECT 'Blue vase ' || at AS title, now() - at * interval '1 second' AS made_at FROM generate_series(${from + 1}::bigint, ${from + items}::bigint) AS at) made
  `.execute(database)
  await sql`INSERT INTO vault_item_tags (item_id, tag_id, place) SELECT id, ${tagId}, 0 FROM vault_items WHERE id % 5 = 0 ON CONFLICT DO NOTHING`.execute(
    database,
  )
  await sql`VACUUM (ANALYZE) vault_items, vault_item_tags`.execute(database)
}

/** One photo an item, with the size that a document takes. */
async function givePhotos(database: Database, folder: string): Promise<void> {
  const storage = fileStorage(join(folder, 'media'))
  const items = await database.selectFrom('vault_items').select(['id', 'user_id']).execute()
  const photos = await Promise.all(Array.from({ length: DIFFERENT_PHOTOS }, grainyPhoto))
  for (const { id, user_id } of items) {
    const key = `photo${id}`
    const photo = photos[id % photos.length] ?? Buffer.alloc(0)
    for (const object of [originalOf(key), renditionOf(key, 400)])
      await storage.put(object, photo, 'image/jpeg')
    await aVaultPhoto(database, {
      key,
      user_id,
      item_id: id,
      content_type: 'image/jpeg',
      rendition_type: 'image/jpeg',
      bytes: photo.length,
      width: 400,
      height: 300,
    })
  }
  await sql`UPDATE vault_items SET images_count = 1`.execute(database)
}

/** As many bytes as a photo of this size has: a picture of one color would weigh nothing in the document. */
async function grainyPhoto(): Promise<Buffer> {
  return await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#7a5a1f',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/**
 * Reads a response to its end, as fast as it comes, and keeps nothing of it. Not compressed, as what COPY
 * sends is not.
 */
async function drained(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  if (response.status !== 200 || !response.body) throw new Error(`${url} responded with ${response.status}`)
  let bytes = 0
  for await (const piece of response.body) bytes += piece.length
  return bytes
}

async function copied(url: string, owner: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await pipeline(
    client.query(copyTo(COPY.replace('USER', String(owner)))),
    new Writable({ write: (_piece, _encoding, done) => done() }),
  )
  await client.end()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Memory by the tenth of ten seconds, or of as long as it takes. */
async function watched(pid: number, work: () => Promise<number>) {
  const begun = performance.now()
  const memory = await watchMemory(pid, () => Promise.resolve((performance.now() - begun) / 10_000))
  const bytes = await work()
  return { bytes, seconds: (performance.now() - begun) / 1000, memory: await memory.stop() }
}
