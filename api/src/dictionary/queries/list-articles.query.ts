import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import { letters } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { countPublished, listArticleCards } from './article-cards.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

/**
 * The articles under a letter, by title.
 *
 * @throws AppError NOT_FOUND where the letter is none of the index; '0' and '#' are the same
 */
export async function listLetterArticles(
  database: Database,
  { letter, offset }: { letter: string; offset: number },
): Promise<ArticleList> {
  const wanted = letter === '0' ? '#' : letter.toUpperCase()
  if (!letters.some((known) => known === wanted)) throw new AppError('NOT_FOUND')
  const where = sql`a.letter = ${wanted}`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.sort_key, a.id`,
    total: await countPublished(database, where),
    offset,
    limit: dictionaryLimits.letterPageSize,
  })
}

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

/** An author's published articles, newest first. @throws AppError NOT_FOUND */
export async function listAuthorArticles(
  database: Database,
  { authorUrl, offset }: { authorUrl: string; offset: number },
): Promise<ArticleList> {
  const author = await database
    .selectFrom('authors')
    .select('id')
    .where('url', '=', authorUrl)
    .executeTakeFirst()
  if (!author) throw new AppError('NOT_FOUND')
  const where = sql`EXISTS (SELECT FROM article_authors aa WHERE aa.author_id = ${author.id} AND aa.article_id = a.id)`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.created_at DESC, a.id DESC`,
    total: await countPublished(database, where),
    offset,
    limit: dictionaryLimits.authorRecentArticles,
  })
}
