import { up as waitForNewSize } from '@vitrine/database/migrations/0041-photos-of-800-pixels'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { createLogger } from '@vitrine/platform/logging'
import { StorageUnavailable } from '@vitrine/platform/storage/storage-unavailable'
import { anAccount } from '@vitrine/testing/account-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import type { Kysely } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMedia } from '../testing/running-workers.ts'
import { MakeRenditionsProcessor } from './make-renditions.processor.ts'
import type { MediaParts } from '../media-parts.ts'

let db: TestDatabase
let folder: string
let media: MediaParts
let item: number
let photos = 0

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-renditions-'))
  media = testMedia(folder)
  item = await aVaultItem(db.database, await anAccount(db.database, { email: 'a@vitrine.example' }))
})
afterAll(async () => {
  await media.decoders.close()
  await db.drop()
  await rm(folder, { recursive: true })
})

async function aPhoto(bytes: Buffer | null): Promise<{ id: number; key: string }> {
  const key = `photo${(photos += 1)}`
  if (bytes) await media.storage.put(originalOf(key), bytes, 'image/jpeg')
  const id = await aVaultPhoto(db.database, {
    key,
    item_id: item,
    content_type: 'image/jpeg',
    renditions: 'waiting',
  })
  return { id, key }
}

const lines: Record<string, unknown>[] = []
const logger = createLogger({
  level: 'info',
  name: 'test',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
})
const process = async (mediaId: number, using = media) =>
  await new MakeRenditionsProcessor(db.database, using, logger).process([
    {
      eventId: 1,
      eventType: 'vault-media.added.v1',
      payload: { mediaId },
      requestId: `request-of-${mediaId}`,
      progress: 0,
    },
  ])
const stateOf = async (id: number) =>
  await db.database
    .selectFrom('vault_media')
    .select(['renditions', 'rendition_type'])
    .where('id', '=', id)
    .executeTakeFirst()

test('a photo gets its smaller sizes, and again the same', async () => {
  const { id, key } = await aPhoto(
    await sharp({ create: { width: 900, height: 300, channels: 3, background: '#7a5a1f' } })
      .jpeg()
      .toBuffer(),
  )
  await process(id)
  await process(id)
  expect(await stateOf(id)).toEqual({ renditions: 'done', rendition_type: 'image/jpeg' })
  for (const [width, wanted] of [
    [200, 200],
    [400, 400],
    [800, 800],
    [1600, 900],
  ] as const) {
    const object = await media.storage.get(renditionOf(key, width))
    expect(object && (await sharp(await buffer(object.body)).metadata()).width).toBe(wanted)
  }
})

test('one that cannot be made smaller, or whose file is gone, is noted as failed, logged with its request, and troubles nobody again', async () => {
  for (const [bytes, reason] of [
    [Buffer.from('no picture'), expect.any(String)],
    [null, 'its file is missing'],
  ] as const) {
    const { id } = await aPhoto(bytes)
    await process(id)
    await process(id)
    expect(await stateOf(id)).toEqual({ renditions: 'failed', rendition_type: null })
    expect(lines.filter(({ photo }) => photo === id)).toEqual([
      expect.objectContaining({
        requestId: `request-of-${id}`,
        reason,
        msg: 'a photo could not be made smaller',
      }),
    ])
  }
})

test('while the storage is away the delivery waits, and the photo with it', async () => {
  const { id } = await aPhoto(
    await sharp({ create: { width: 9, height: 3, channels: 3, background: '#7a5a1f' } })
      .jpeg()
      .toBuffer(),
  )
  const away = {
    ...media,
    storage: { ...media.storage, get: async () => await Promise.reject(new Error('no connection')) },
  }
  await expect(process(id, away)).rejects.toThrow(StorageUnavailable)
  expect(await stateOf(id)).toMatchObject({ renditions: 'waiting' })
  await process(id)
  expect(await stateOf(id)).toMatchObject({ renditions: 'done' })
})

test('what was taken out meanwhile is passed over', async () => {
  const { id } = await aPhoto(null)
  await db.pool.query('UPDATE vault_media SET removed_at = now(), item_id = NULL WHERE id = $1', [id])
  await process(id)
  await process(999_999)
  expect(await stateOf(id)).toMatchObject({ renditions: 'waiting' })
})

test('a photo from before the size of 800 pixels waits for it, with a delivery; one that failed or was taken out does not', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await aPhoto(null)).id))
  const [done, failed, removed] = ids
  await db.pool.query(
    "UPDATE vault_media SET renditions = 'done', rendition_type = 'image/jpeg', removed_at = CASE WHEN id = $2 THEN now() END WHERE id IN ($1, $2)",
    [done, removed],
  )
  await db.pool.query("UPDATE vault_media SET renditions = 'failed' WHERE id = $1", [failed])
  await waitForNewSize(db.database as unknown as Kysely<unknown>)
  expect(await Promise.all(ids.map(stateOf))).toEqual([
    { renditions: 'waiting', rendition_type: null },
    { renditions: 'failed', rendition_type: null },
    { renditions: 'done', rendition_type: 'image/jpeg' },
  ])
  const { rows } = await db.pool.query(
    "SELECT payload, consumer FROM outbox_events JOIN outbox_deliveries ON event_id = id WHERE type = 'vault-media.added.v1' AND (payload->>'mediaId')::int = ANY($1)",
    [ids],
  )
  expect(rows).toEqual([{ payload: { mediaId: done }, consumer: 'make-renditions' }])
})
