import type { Executor } from '@vitrine/database/database'
import type { AnyIndex } from '@vitrine/search/index-definition'
import type { IndexChanges } from '@vitrine/search/search-engine'

/** How an index is kept up to date and filled from the database, as `defineIndex` makes it. */
export interface RebuildableIndex {
  definition: AnyIndex
  /** The record that an event's payload names. */
  changed(payload: unknown): { id: number; revision: number }
  /** Ids of records that have a document; the next page begins after the last one. */
  idsAfter(executor: Executor, afterId: number, limit: number): Promise<number[]>
  /** id to revision, of what has changed since, gone records included. */
  changedSince(executor: Executor, since: Date): Promise<ReadonlyMap<number, number>>
  /** What the index should hold of these records now. */
  changesOf(executor: Executor, revisions: ReadonlyMap<number, number>): Promise<IndexChanges>
  /** Documents that the index should hold. */
  count(executor: Executor): Promise<number>
  /** The highest revision of these; 0 where there are none. */
  highestRevision(executor: Executor): Promise<number>
}
