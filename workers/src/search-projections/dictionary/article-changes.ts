import type { Database } from '@vitrine/database/database'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import type { IndexChanges } from '@vitrine/search/search-engine'
import { loadArticles } from './article-rows.ts'
import { loadTombstones } from './tombstones.ts'

/**
 * What the index should hold of these articles now: a document where the article is published, a removal where it is not
 * or is gone.
 *
 * @param revisions each article's id with a revision that is known of it, for those of which not even a tombstone is left
 */
export async function changesOfArticles(database: Database, revisions: ReadonlyMap<number, number>): Promise<IndexChanges> {
  const articles = await loadArticles(database, [...revisions.keys()])
  const missing = new Map(revisions)
  for (const { id } of articles) missing.delete(id)
  for (const { id, revision } of await loadTombstones(database, [...missing.keys()])) missing.set(id, revision)
  return {
    upserts: articles.filter(({ published }) => published).map(articleToDocument),
    removals: [
      ...articles.filter(({ published }) => !published).map(({ id, revision }) => ({ id, revision })),
      ...[...missing].map(([id, revision]) => ({ id, revision })),
    ],
  }
}
