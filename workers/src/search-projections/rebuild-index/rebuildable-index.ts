import type { Database } from '@vitrine/database/database'
import type { AnyIndex } from '@vitrine/search/index-definition'
import type { IndexChanges } from '@vitrine/search/search-engine'

/** How an index is filled from the database. */
export interface RebuildableIndex {
  definition: AnyIndex
  /** Documents by id, as they are now; the next page begins after the last one's id. */
  page(database: Database, afterId: number, limit: number): Promise<IndexChanges['upserts']>
  /** The ids alone of such a page, for one that cannot be read whole. */
  idsAfter(database: Database, afterId: number, limit: number): Promise<number[]>
  /** id to revision, of what has changed since, gone records included. */
  changedSince(database: Database, since: Date): Promise<ReadonlyMap<number, number>>
  /** What the index should hold of these records now. */
  changesOf(database: Database, revisions: ReadonlyMap<number, number>): Promise<IndexChanges>
  /** Documents that the index should hold. */
  count(database: Database): Promise<number>
}
