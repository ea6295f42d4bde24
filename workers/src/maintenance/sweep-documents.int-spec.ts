import { documentOf } from '@vitrine/domain/vault/media-objects'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaParts } from '../media-parts.ts'
import { testMedia } from '../testing/running-workers.ts'
import { sweepDocuments } from './sweep-files.ts'

const clock = new MovableClock()
let db: TestDatabase
let media: MediaParts

beforeAll(async () => {
  db = await testDatabase()
  media = testMedia()
})
afterAll(async () => {
  await media.decoders.close()
  await db.drop()
})

async function aDocument(key: string, hours: number): Promise<void> {
  await media.storage.put(documentOf(key), Buffer.from('x'), 'application/pdf')
  await db.database
    .insertInto('vault_documents')
    .values({
      key,
      user_id: null,
      state: 'ready',
      bytes: 1,
      requested_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + hours * 3_600_000),
    })
    .execute()
}

const keys = async () =>
  (await db.database.selectFrom('vault_documents').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  )

test('a document goes with its file once it has expired; while the storage is away its row stays', async () => {
  await aDocument('lasts', 24)
  await aDocument('expires', 1)
  expect(await sweepDocuments(db.database, media.storage, clock.now())).toBe(0)
  clock.advance({ hours: 1 })
  const away = { ...media.storage, delete: async () => await Promise.reject(new Error('no connection')) }
  await expect(sweepDocuments(db.database, away, clock.now())).rejects.toThrow('no connection')
  expect(await keys()).toEqual(['expires', 'lasts'])
  expect(await sweepDocuments(db.database, media.storage, clock.now())).toBe(1)
  expect([
    await keys(),
    await media.storage.exists(documentOf('expires')),
    await media.storage.exists(documentOf('lasts')),
  ]).toEqual([['lasts'], false, true])
})
