import type { Database } from '@vitrine/database/database'
import { documentOf } from '@vitrine/domain/vault/media-objects'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'

const BATCH = 100

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
