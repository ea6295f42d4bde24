import type { Database } from '@vitrine/database/database'
import { archiveOf, objectsOf, documentOf } from '@vitrine/domain/vault/media-objects'
import { timeBefore } from '@vitrine/platform/clock'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'

const BATCH = 100

/**
 * Deletes the files that no item, collection, draft or trash has named for a day: of uploads that broke off,
 * of videos that were taken out, of what was erased. The note of a file goes last, so that whatever
 * ends a sweep in between, the next one goes on. Returns how many there were. @throws what the storage
 * throws
 */
export async function sweepMedia(
  database: Database,
  storage: ObjectStorage,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const dayBefore = timeBefore(now, { days: 1 })
  let swept = 0
  while (!signal?.aborted) {
    const due = await database
      .selectFrom('vault_media')
      .select(['id', 'key'])
      .where('trash_id', 'is', null)
      .where((eb) =>
        eb.or([
          eb('removed_at', '<', dayBefore),
          eb.and([
            eb('item_id', 'is', null),
            eb('collection_id', 'is', null),
            eb('draft_id', 'is', null),
            eb('removed_at', 'is', null),
            eb('created_at', '<', dayBefore),
          ]),
        ]),
      )
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { key } of due) for (const object of objectsOf(key)) await storage.delete(object)
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await database.deleteFrom('vault_media').where('id', 'in', ids).execute()
    swept += due.length
    if (due.length < BATCH) break
  }
  return swept
}

/**
 * Deletes PDFs of vaults that have expired or were replaced. The row of a document goes last, so that
 * whatever ends a sweep in between, the next one continues. Returns how many there were. @throws what the
 * storage throws
 */
export async function sweepDocuments(
  database: Database,
  storage: ObjectStorage,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0
  while (!signal?.aborted) {
    const due = await database
      .selectFrom('vault_documents')
      .select(['id', 'key'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
    for (const { key } of due) await storage.delete(documentOf(key))
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await database.deleteFrom('vault_documents').where('id', 'in', ids).execute()
    swept += due.length
    if (due.length < BATCH) break
  }
  return swept
}

/**
 * Deletes ZIPs with photos whose import has no rows any more, and those that were replaced or broke off.
 * Returns how many there were. @throws what the storage throws
 */
export async function sweepArchives(
  database: Database,
  storage: ObjectStorage,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0
  while (!signal?.aborted) {
    const due = await database
      .selectFrom('vault_import_archives as archive')
      .leftJoin('vault_imports as imported', 'imported.id', 'archive.import_id')
      .select(['archive.id', 'archive.key'])
      .where('archive.created_at', '<', timeBefore(now, { days: 1 }))
      .where(({ eb, or }) => or([eb('imported.id', 'is', null), eb('imported.has_rows', '=', false)]))
      .orderBy('archive.id')
      .limit(BATCH)
      .execute()
    for (const { key } of due) await storage.delete(archiveOf(key))
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await database.deleteFrom('vault_import_archives').where('id', 'in', ids).execute()
    swept += due.length
    if (due.length < BATCH) break
  }
  return swept
}
