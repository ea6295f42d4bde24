import type { Database } from '@vitrine/database/database'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { AnyIndex } from '@vitrine/search/index-definition'
import type { IndexChanges } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { loadPublishedAfter } from '../dictionary/article-rows.ts'
import { changesOfArticles } from '../dictionary/article-changes.ts'

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

const dictionary: RebuildableIndex = {
  definition: dictionaryIndex,
  page: async (database, afterId, limit) => (await loadPublishedAfter(database, afterId, limit)).map(articleToDocument),
  idsAfter: async (database, afterId, limit) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM articles WHERE section = 'dictionary' AND status = 'PUBLISHED' AND id > ${afterId} ORDER BY id LIMIT ${limit}
    `.execute(database)
    return rows.map(({ id }) => id)
  },
  changedSince: async (database, since) => {
    const { rows } = await sql<{ id: number; revision: number }>`
      SELECT id, revision FROM articles WHERE section = 'dictionary' AND revised_at >= ${since}
      UNION ALL
      SELECT id, revision FROM tombstones WHERE entity = 'dictionary-article' AND deleted_at >= ${since}
    `.execute(database)
    return new Map(rows.map(({ id, revision }) => [id, revision]))
  },
  changesOf: changesOfArticles,
  count: async (database) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM articles WHERE section = 'dictionary' AND status = 'PUBLISHED'`.execute(database)
    return rows[0]?.count ?? 0
  },
}

export const rebuildableIndexes: readonly RebuildableIndex[] = [dictionary]

export function rebuildableIndex(id: string): RebuildableIndex | undefined {
  return rebuildableIndexes.find(({ definition }) => definition.id === id)
}
