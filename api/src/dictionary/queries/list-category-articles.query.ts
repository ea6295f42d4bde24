import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { listArticleCards } from './article-cards.ts'

/**
 * The articles of a category and of everything below it, by title. The tree has counted them already.
 *
 * @throws AppError NOT_FOUND
 */
export async function listCategoryArticles(
  database: Database,
  tree: TaxonomyTree,
  { category, offset }: { category: string; offset: number },
): Promise<ArticleList> {
  const node = tree.find(category)
  if (!node) throw new AppError('NOT_FOUND')
  const limit = dictionaryLimits.categoryPageSize
  // Each category's articles stand in order in the index: the first ones of each are merged, and no other is
  // read.
  const where = sql`a.id IN (
    SELECT first.id FROM unnest(${tree.idsBelow(node.id)}::bigint[]) AS category(id), LATERAL (
      SELECT article.id, article.sort_key FROM articles article
      WHERE article.category_id = category.id AND article.status = 'PUBLISHED' ORDER BY article.sort_key, article.id LIMIT ${offset + limit}
    ) AS first ORDER BY first.sort_key, first.id LIMIT ${offset + limit}
  )`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.sort_key, a.id`,
    total: node.articles,
    offset,
    limit,
  })
}
