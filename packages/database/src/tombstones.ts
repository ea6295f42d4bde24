import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Records that leave a tombstone: the same words as in their events' types. */
export type BuriedEntity = 'dictionary-article' | 'dictionary-author' | 'taxonomy-node'

/**
 * What a delete leaves in its transaction: the revision that keeps an older write of the record out of every index.
 *
 * @param revision the record's last revision plus one
 */
export async function buryRecord(transaction: Transaction, entity: BuriedEntity, { id, revision }: { id: number; revision: number }): Promise<void> {
  await sql`
    INSERT INTO tombstones (entity, id, revision) VALUES (${entity}, ${id}, ${revision})
    ON CONFLICT (entity, id) DO UPDATE SET revision = greatest(tombstones.revision, excluded.revision), deleted_at = now()
  `.execute(transaction)
}
