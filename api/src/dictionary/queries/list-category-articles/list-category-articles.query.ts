import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { countPublished, listArticleCards } from '../article-cards.ts'

/**
 * The articles of a category and of everything below it, by title.
 * @throws AppError NOT_FOUND
 */
export async function listCategoryArticles(database: Database, tree: TaxonomyTree, { category, offset }: { category: string; offset: number }): Promise<ArticleList> {
  const node = tree.find(category)
  if (!node) throw new AppError('NOT_FOUND')
  const where = sql`a.category_id = ANY(${tree.idsBelow(node.id)}::bigint[])`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.sort_key, a.id`,
    total: await countPublished(database, where),
    offset,
    limit: dictionaryLimits.categoryPageSize,
  })
}
