import type { Executor } from '@vitrine/database/database'
import type { IndexedDocument, Removal } from '@vitrine/search/index-definition'
import type { IndexChanges } from '@vitrine/search/search-engine'
import { sql } from 'kysely'

interface Source<Row> {
  /** As the tombstones of deleted records name it. */
  record: string
  load: (executor: Executor, ids: readonly number[]) => Promise<Row[]>
  toDocument: (row: Row) => IndexedDocument | null
}

/**
 * What an index should hold of these records now: a document where the record is shown, a removal where it is
 * not or is gone.
 *
 * @param revisions each record's id with a revision that is known of it, for those of which not even a
 *   tombstone is left
 */
export async function changesOfRecords<Row extends IndexedDocument>(
  { record, load, toDocument }: Source<Row>,
  executor: Executor,
  revisions: ReadonlyMap<number, number>,
): Promise<IndexChanges> {
  if (revisions.size === 0) return { upserts: [], removals: [] }
  const rows = await load(executor, [...revisions.keys()])
  const missing = new Map(revisions)
  for (const { id } of rows) missing.delete(id)
  for (const { id, revision } of await loadTombstones(executor, record, [...missing.keys()]))
    missing.set(id, revision)
  const read = rows.map((row) => ({ id: row.id, revision: row.revision, document: toDocument(row) }))
  return {
    upserts: read.flatMap(({ document }) => document ?? []),
    removals: [
      ...read.flatMap(({ id, revision, document }) => (document ? [] : { id, revision })),
      ...[...missing].map(([id, revision]) => ({ id, revision })),
    ],
  }
}

/** What deleted records left behind. */
async function loadTombstones(
  executor: Executor,
  record: string,
  ids: readonly number[],
): Promise<Removal[]> {
  if (ids.length === 0) return []
  const { rows } =
    await sql<Removal>`SELECT id, revision FROM tombstones WHERE entity = ${record} AND id = ANY(${[...ids]}::bigint[])`.execute(
      executor,
    )
  return rows
}
