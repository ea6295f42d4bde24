import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { advanceImport } from '@vitrine/domain/vault/imports/advance-import'
import { storePhotos } from '@vitrine/domain/vault/imports/import-photos'
import { readUndoneItems } from '@vitrine/domain/vault/imports/undo-import'
import { ForbiddenWords } from '@vitrine/domain/forbidden-words/forbidden-words'
import { archiveOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import { readImportRow } from '@vitrine/import-reading/read-import-row'
import { systemClock } from '@vitrine/platform/clock'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { anAccount } from '@vitrine/testing/account-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aVaultImport, aVaultItem } from '@vitrine/testing/vault-records'
import { zipSync } from 'fflate'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaParts } from '../media-parts.ts'
import { testMedia } from '../testing/running-workers.ts'
import { PhotoTaker } from './take-photos.ts'

let db: TestDatabase
let folder: string
let media: MediaParts
let members = 0

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-photos-'))
  media = testMedia(folder)
})
afterAll(async () => {
  await media.decoders.close()
  await media.imports.close()
  await db.drop()
  await rm(folder, { recursive: true })
})

const jpeg = async (background: string) =>
  await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** An import whose one row is an item, and whose photos are all of that row. */
async function anImportWithPhotos(files: Record<string, Uint8Array>) {
  const userId = await anAccount(db.database, { email: `photos${(members += 1)}@vitrine.example` })
  const item = await aVaultItem(db.database, userId)
  const importId = await aVaultImport(db.database, userId, `Row ${members}`, item)
  await db.database.deleteFrom('vault_import_updates').where('import_id', '=', importId).execute()
  await db.database.deleteFrom('vault_import_archives').where('import_id', '=', importId).execute()
  const zip = Buffer.from(zipSync(files, { level: 0 }))
  const key = `archive${members}`
  await media.storage.put(archiveOf(key), zip, 'application/zip')
  const names = Object.keys(files)
  await db.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('vault_import_rows')
      .set({ state: 'created', item_id: item })
      .where('import_id', '=', importId)
      .execute()
    await transaction
      .updateTable('vault_imports')
      .set({ state: 'photos' })
      .where('id', '=', importId)
      .execute()
    const { id: archiveId } = await transaction
      .insertInto('vault_import_archives')
      .values({
        key,
        user_id: userId,
        import_id: importId,
        file_name: 'Photos.zip',
        size: zip.length,
        reserved: Object.values(files).reduce((sum, { length }) => sum + length, 0),
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const listed = names.map((name, place) => ({ place, name, bytes: files[name]?.length ?? 0 }))
    await storePhotos(transaction, importId, archiveId, listed)
    await transaction
      .updateTable('vault_import_photos')
      .set({ state: 'matched', row_place: 0 })
      .where('import_id', '=', importId)
      .execute()
  })
  return { userId, item, importId }
}

const taker = () => new PhotoTaker(db.database, media, systemClock)
async function takeAll(importId: number): Promise<void> {
  while (await taker().takeSome(importId, new AbortController().signal)) continue
}
const photosOf = async (importId: number) =>
  await db.database
    .selectFrom('vault_import_photos')
    .select(['name', 'state', 'reason'])
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
const mediaOf = async (item: number) =>
  await db.database
    .selectFrom('vault_media')
    .select(['id', 'key', 'place', 'bytes', 'renditions'])
    .where('item_id', '=', item)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .execute()

test('photos become those of their items; what is none says why, and the import is done', async () => {
  const { item, importId, userId } = await anImportWithPhotos({
    '1.jpg': await jpeg('#7a5a1f'),
    '2.jpg': Buffer.from('no picture'),
    '3.jpg': await jpeg('#1f5a7a'),
  })
  await takeAll(importId)
  expect(await photosOf(importId)).toEqual([
    { name: '1.jpg', state: 'stored', reason: '' },
    { name: '2.jpg', state: 'failed', reason: vaultMediaMessages.imageDamaged },
    { name: '3.jpg', state: 'stored', reason: '' },
  ])
  const stored = await mediaOf(item)
  expect(stored.map(({ place, renditions }) => [place, renditions])).toEqual([
    [0, 'waiting'],
    [1, 'waiting'],
  ])
  for (const { key } of stored) expect(await media.storage.exists(originalOf(key))).toBe(true)
  const { state } = await db.database
    .selectFrom('vault_imports')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  expect(state).toBe('ready')
  const { images_count: images } = await db.database
    .selectFrom('vault_items')
    .select('images_count')
    .where('id', '=', item)
    .executeTakeFirstOrThrow()
  expect(images).toBe(2)
  const bytes = stored.reduce((sum, photo) => sum + Number(photo.bytes), 0)
  const left = Buffer.from('no picture').length
  expect(await readUsedBytes(db.database, userId)).toBe(bytes + left)
  // The photos are the import's: its undo takes the item with them.
  expect(await readUndoneItems(db.database, importId, 10)).toMatchObject({ itemsCount: 1, keptCount: 0 })
})

test('a run that dies after a photo was put continues, and gives its item each photo once', async () => {
  const { item, importId } = await anImportWithPhotos({
    '1.jpg': await jpeg('#111'),
    '2.jpg': await jpeg('#222'),
  })
  armFailpoint('upload-after-put', () => {
    throw new Error('died')
  })
  await expect(taker().takeSome(importId, new AbortController().signal)).rejects.toThrow('died')
  armFailpoint(undefined)
  expect(await mediaOf(item)).toEqual([])
  await takeAll(importId)
  expect((await mediaOf(item)).map(({ place }) => place)).toEqual([0, 1])
})

test('photos for an item that was there go into the trash with the undo', async () => {
  const { item, importId } = await anImportWithPhotos({ '1.jpg': await jpeg('#333') })
  await db.database.deleteFrom('vault_import_items').where('import_id', '=', importId).execute()
  await takeAll(importId)
  expect(await readUndoneItems(db.database, importId, 10)).toMatchObject({ updatesCount: 1, keptCount: 0 })
  await db.database
    .updateTable('vault_imports')
    .set({ state: 'undoing' })
    .where('id', '=', importId)
    .execute()
  const rules = { readRow: readImportRow, words: new ForbiddenWords([]), categories: [], now: new Date() }
  while (await advanceImport(db.database, importId, rules)) continue
  expect(await mediaOf(item)).toEqual([])
  const trashed = await db.database
    .selectFrom('vault_trash')
    .select('kind')
    .where('item_id', '=', item)
    .execute()
  expect(trashed).toEqual([{ kind: 'photo' }])
})
