import type { Area } from '@vitrine/contracts/areas'
import { sql } from 'kysely'
import type { Transaction } from './database.ts'

type RecordsOf<Indexes> =
  Indexes extends Readonly<Record<string, { record: infer Name extends string }>> ? Name : never

/**
 * Records that leave a tombstone, as their events' types name them: whatever has a document in an index, and
 * what others' documents show.
 */
export type TombstoneEntity =
  | RecordsOf<Extract<Area, { indexes: object }>['indexes']>
  | 'dictionary-author'
  | 'taxonomy-node'

/**
 * What a delete leaves in its transaction: the revision that keeps an older write of the record out of every
 * index.
 *
 * @param revision the record's last revision plus one
 */
export async function leaveTombstone(
  transaction: Transaction,
  entity: TombstoneEntity,
  { id, revision }: { id: number; revision: number },
): Promise<void> {
  await sql`
    INSERT INTO tombstones (entity, id, revision) VALUES (${entity}, ${id}, ${revision})
    ON CONFLICT (entity, id) DO UPDATE SET revision = greatest(tombstones.revision, excluded.revision), deleted_at = now()
  `.execute(transaction)
}
