import { areas } from '@vitrine/contracts/areas'
import { indexStatementOf } from '@vitrine/contracts/index-consumers'
import type { Executor } from '@vitrine/database/database'
import type { IndexDefinition, IndexedDocument, Removal } from '@vitrine/search/index-definition'
import type { IndexChanges } from '@vitrine/search/search-engine'
import { sql, type RawBuilder } from 'kysely'
import type { RebuildableIndex } from './rebuild-index/rebuildable-index.ts'

/** An index whole: what is searchable, which rows its documents are made of, and how. */
export interface IndexSource<
  Row extends IndexedDocument,
  Document extends IndexedDocument,
  Card extends IndexedDocument,
  Required extends keyof Document & string,
> {
  definition: IndexDefinition<Document, Card, Required>
  /** The record of an event that the index follows. Parses the payload. */
  changed: (payload: unknown) => { id: number; revision: number }
  /** Where the records stand. The table has `id` and `revision`. */
  rows: {
    table: string
    /** When the row's revision moved last. */
    changedAt: string
    /** Those of the table's rows that are records of this index. Default: all. */
    where?: RawBuilder<unknown>
    /** Those of them that have a document. Default: all. */
    shown?: RawBuilder<unknown>
  }
  /**
   * Any number of records as they are now, in one statement, so that a row is one moment's. Those that are
   * gone are missing.
   */
  load: (executor: Executor, ids: readonly number[]) => Promise<Row[]>
  /** Null where the record has no document. */
  toDocument: (row: Row) => Document | null
}

/**
 * Declares an index by one object. Its projection, its rebuild, its count and its place in every list of
 * indexes follow from it; `workers/src/areas.ts` binds it to its name in the area's manifest.
 */
export function defineIndex<
  Row extends IndexedDocument,
  Document extends IndexedDocument,
  Card extends IndexedDocument,
  Required extends keyof Document & string = never,
>(source: IndexSource<Row, Document, Card, Required>): RebuildableIndex {
  const { definition, changed, rows, load, toDocument } = source
  const { record } = indexStatementOf(areas, definition.id)
  const all = rows.where ?? sql`true`
  const shown = sql`${all} AND ${rows.shown ?? sql`true`}`
  const table = sql.table(rows.table)
  return {
    definition,
    changed,
    changesOf: (executor, revisions) => changesOfRecords({ record, load, toDocument }, executor, revisions),
    idsAfter: async (executor, afterId, limit) => {
      const { rows: found } = await sql<{
        id: number
      }>`SELECT id FROM ${table} WHERE ${shown} AND id > ${afterId} ORDER BY id LIMIT ${limit}`.execute(
        executor,
      )
      return found.map(({ id }) => id)
    },
    changedSince: async (executor, since) => {
      const { rows: found } = await sql<{ id: number; revision: number }>`
        SELECT id, revision FROM ${table} WHERE ${all} AND ${sql.ref(rows.changedAt)} >= ${since}
        UNION ALL
        SELECT id, revision FROM tombstones WHERE entity = ${record} AND deleted_at >= ${since}
      `.execute(executor)
      return new Map(found.map(({ id, revision }) => [id, revision]))
    },
    count: async (executor) => {
      const {
        rows: [found],
      } = await sql<{ count: number }>`SELECT count(*) FROM ${table} WHERE ${shown}`.execute(executor)
      return found?.count ?? 0
    },
    highestRevision: async (executor) => {
      const {
        rows: [found],
      } = await sql<{
        highest: number
      }>`SELECT coalesce(max(revision), 0)::int AS highest FROM ${table} WHERE ${shown}`.execute(executor)
      return found?.highest ?? 0
    },
  }
}

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
async function changesOfRecords<Row extends IndexedDocument>(
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
