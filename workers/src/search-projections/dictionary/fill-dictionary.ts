import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { sql } from 'kysely'
import { loadPublishedAfter } from './article-rows.ts'
import { changesOfArticles } from './article-changes.ts'
import type { RebuildableIndex } from '../rebuild-index/rebuildable-index.ts'

/** How the dictionary's index is filled. */
export const fillDictionary: RebuildableIndex = {
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
