import { objectsOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import { trashPhotos } from '@vitrine/domain/vault/vault-trash'
import { anAccount } from '@vitrine/testing/account-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aCollection, aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMedia } from '../testing/running-workers.ts'
import type { MediaParts } from '../media-parts.ts'
import { purgeAll } from './purges.ts'
import { sweepMedia } from './sweep-files.ts'

const clock = new MovableClock()
let db: TestDatabase
let media: MediaParts
let userId: number
let item: number

beforeAll(async () => {
  db = await testDatabase()
  media = testMedia()
  userId = await anAccount(db.database, { email: 'a@vitrine.example' })
  item = await aVaultItem(db.database, userId)
})
afterAll(async () => {
  await media.decoders.close()
  await db.drop()
})

async function aFile(
  key: string,
  row: { item_id?: number | null; collection_id?: number; removed_at?: Date | null } = {},
): Promise<void> {
  for (const object of objectsOf(key)) await media.storage.put(object, Buffer.from('x'), 'image/jpeg')
  await aVaultPhoto(db.database, { key, item_id: item, user_id: userId, created_at: clock.now(), ...row })
}

const keys = async () =>
  (await db.database.selectFrom('vault_media').select('key').orderBy('key').execute()).map(({ key }) => key)

test('a file that no item has named for a day goes with its smaller sizes; what an item names stays', async () => {
  await aFile('named')
  await aFile('broken-off', { item_id: null, removed_at: clock.now() })
  await aFile('orphan', { item_id: null })
  expect(await sweepMedia(db.database, media.storage, clock.now())).toBe(0)
  clock.advance({ hours: 25 })
  await aFile('just-removed', { item_id: null, removed_at: clock.now() })
  expect(await sweepMedia(db.database, media.storage, clock.now())).toBe(2)
  expect(await keys()).toEqual(['just-removed', 'named'])
  for (const object of [...objectsOf('broken-off'), ...objectsOf('orphan')])
    expect(await media.storage.exists(object)).toBe(false)
  for (const object of [...objectsOf('named'), ...objectsOf('just-removed')])
    expect(await media.storage.exists(object)).toBe(true)
})

test('the picture of a collection stays as long as the collection has it', async () => {
  const collectionId = await aCollection(db.database, userId)
  await aFile('picture', { item_id: null, collection_id: collectionId })
  clock.advance({ hours: 25 })
  await sweepMedia(db.database, media.storage, clock.now())
  expect(await keys()).toContain('picture')
  await db.database.deleteFrom('collections').where('id', '=', collectionId).execute()
  await sweepMedia(db.database, media.storage, clock.now())
  expect([await keys(), await media.storage.exists(originalOf('picture'))]).toEqual([['named'], false])
})

test('the trash keeps a removed photo for 30 days; the purge gives it to the sweep', async () => {
  const id = await aVaultPhoto(db.database, { key: 'trashed', item_id: item, user_id: userId })
  await media.storage.put(originalOf('trashed'), Buffer.from('x'), 'image/jpeg')
  await db.database
    .transaction()
    .execute((transaction) => trashPhotos(transaction, { userId, itemId: item }, [id], clock.now()))
  clock.advance({ days: 29 })
  await purgeAll(db.database, clock.now())
  await sweepMedia(db.database, media.storage, clock.now())
  expect([await keys(), await readUsedBytes(db.database, userId)]).toEqual([['named', 'trashed'], 2])
  clock.advance({ days: 2 })
  expect(await purgeAll(db.database, clock.now())).toMatchObject({ vaultTrash: 1 })
  expect(await sweepMedia(db.database, media.storage, clock.now())).toBe(1)
  expect([await keys(), await media.storage.exists(originalOf('trashed'))]).toEqual([['named'], false])
  await aFile('just-removed', { item_id: null, removed_at: clock.now() })
})

test('of an erased member the files go, too; while the storage is away their notes stay', async () => {
  await db.pool.query('DELETE FROM users WHERE id = $1', [userId])
  clock.advance({ hours: 25 })
  const away = { ...media.storage, delete: async () => await Promise.reject(new Error('no connection')) }
  await expect(sweepMedia(db.database, away, clock.now())).rejects.toThrow('no connection')
  expect(await keys()).toEqual(['just-removed', 'named'])
  expect(await sweepMedia(db.database, media.storage, clock.now())).toBe(2)
  expect([await keys(), await media.storage.exists(originalOf('named'))]).toEqual([[], false])
})
