import { vaultDownloadLimits as limits } from '@vitrine/contracts/vault-downloads/messages'
import type { Database } from '@vitrine/database/database'
import { archiveOf, documentOf, objectsOf } from '@vitrine/domain/vault/media-objects'
import { timeAfter } from '@vitrine/platform/clock'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { reachingStorage } from '@vitrine/platform/storage/storage-unavailable'
import { sql } from 'kysely'

/** Rows a statement: no lock is held for long. */
const BATCH = 500

/**
 * Deletes the files of an account now. Their notes stay for a day without anything of the member, so that the
 * sweep deletes once more what a worker may have been writing meanwhile.
 *
 * @throws StorageUnavailable
 */
export async function eraseFiles(
  database: Database,
  storage: ObjectStorage,
  userId: number,
  now: Date,
): Promise<void> {
  await database
    .updateTable('vault_media')
    .set({ alt_text: '', removed_at: sql<Date>`coalesce(removed_at, ${now}::timestamptz)` })
    .where(
      sql<boolean>`(user_id = ${userId} OR item_id IN (SELECT id FROM vault_items WHERE user_id = ${userId}) OR collection_id IN (SELECT id FROM collections WHERE user_id = ${userId}))`,
    )
    .execute()
  let last = 0
  for (;;) {
    const files = await database
      .selectFrom('vault_media')
      .select(['id', 'key'])
      .where('user_id', '=', userId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { key } of files)
      for (const object of objectsOf(key)) await reachingStorage(() => storage.delete(object))
    const end = files.at(-1)
    if (!end) return
    last = end.id
  }
}

/**
 * Deletes the PDFs of an account now. Their rows stay for the sweep, which deletes once more what the api may
 * have been writing meanwhile.
 *
 * @throws StorageUnavailable
 */
export async function eraseDocuments(
  database: Database,
  storage: ObjectStorage,
  userId: number,
  now: Date,
): Promise<void> {
  const documents = await database
    .updateTable('vault_documents')
    .set({ user_id: null, expires_at: timeAfter(now, { hours: limits.documentKeptHours }) })
    .where('user_id', '=', userId)
    .returning('key')
    .execute()
  for (const { key } of documents) await reachingStorage(() => storage.delete(documentOf(key)))
}

/**
 * Deletes the ZIPs of an account's imports now. Their rows stay for the sweep.
 *
 * @throws StorageUnavailable
 */
export async function eraseArchives(
  database: Database,
  storage: ObjectStorage,
  userId: number,
): Promise<void> {
  const archives = await database
    .updateTable('vault_import_archives')
    .set({ user_id: null, import_id: null, file_name: '', reserved: 0 })
    .where('user_id', '=', userId)
    .returning('key')
    .execute()
  for (const { key } of archives) await reachingStorage(() => storage.delete(archiveOf(key)))
}

/** Deletes the items of an account with what hangs on them, deleted ones among them. */
export async function eraseItems(database: Database, userId: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await database
      .deleteFrom('vault_items')
      .where('id', 'in', (items) =>
        items.selectFrom('vault_items').select('id').where('user_id', '=', userId).limit(BATCH),
      )
      .executeTakeFirst()
    if (numDeletedRows < BigInt(BATCH)) return
  }
}
