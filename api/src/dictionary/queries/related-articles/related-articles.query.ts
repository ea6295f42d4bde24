import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import type { ArticleCard, RelatedArticles } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { SECTION } from '@vitrine/domain/texts/section'
import { listArticleCards } from '../article-cards.ts'
import { mostAlike, type Described } from './alike.ts'

/** Among how many of a category the most alike are looked for: the nearest category seldom has more. */
const LOOKED_AT = 500

/**
 * Others of the nearest category that has enough of them, else of the one that has most; the most alike
 * first.
 *
 * @throws AppError NOT_FOUND where the article is unknown or not published
 */
export async function relatedArticles(
  database: Database,
  tree: TaxonomyTree,
  url: string,
): Promise<RelatedArticles> {
  const article = await database
    .selectFrom('articles')
    .select(['id', 'category_id', 'title', 'description'])
    .where('section', '=', SECTION)
    .where('url', '=', url)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!article) throw new AppError('NOT_FOUND')
  return await relatedTo(database, tree, article)
}

/** The same for any article, also where it is not published. */
export async function relatedToDraft(
  database: Database,
  tree: TaxonomyTree,
  id: number,
): Promise<RelatedArticles> {
  return await relatedTo(
    database,
    tree,
    await database
      .selectFrom('articles')
      .select(['id', 'category_id', 'title', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}

async function relatedTo(
  database: Database,
  tree: TaxonomyTree,
  article: Described & { category_id: number },
): Promise<RelatedArticles> {
  let best: RelatedArticles = { articleId: article.id, relatedIn: '', items: [] }
  for (const category of tree.ancestors(article.category_id).toReversed()) {
    const items = await othersBelow(database, tree.idsBelow(category.id), article)
    if (items.length > best.items.length) best = { articleId: article.id, relatedIn: category.url, items }
    if (items.length === dictionaryWritingLimits.relatedArticles) break
  }
  return best
}

async function othersBelow(
  database: Database,
  categoryIds: readonly number[],
  article: Described,
): Promise<ArticleCard[]> {
  const others = await database
    .selectFrom('articles')
    .select(['id', 'title', 'description'])
    .where('section', '=', SECTION)
    .where('status', '=', 'PUBLISHED')
    .where('category_id', 'in', categoryIds)
    .where('id', '!=', article.id)
    .orderBy('sort_key')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()
  const limit = dictionaryWritingLimits.relatedArticles
  const ids = mostAlike(article, others, limit)
  if (ids.length === 0) return []
  const { items } = await listArticleCards(database, {
    where: sql`a.id = ANY(${ids}::bigint[])`,
    orderBy: sql`array_position(${ids}::bigint[], a.id)`,
    total: limit,
    offset: 0,
    limit,
  })
  return items
}
