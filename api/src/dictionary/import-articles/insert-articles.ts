import { articleCreated, articlePublished } from '@vitrine/contracts/dictionary/events'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { SECTION } from '@vitrine/domain/texts/section'
import type { PlacedArticle } from './article-row.ts'
import { writeAuthors, writeVersions } from './write-parts.ts'

/**
 * Inserts the articles, in order of their urls: two imports that share some then wait for each other in one
 * direction only.
 */
export async function insertArticles(
  transaction: Transaction,
  articles: readonly PlacedArticle[],
): Promise<NewEvent[]> {
  if (articles.length === 0) return []
  const byUrl = new Map(articles.map((article) => [article.row.url, article]))
  const inserted = await insertRows(
    transaction,
    articles.toSorted((a, b) => (a.row.url < b.row.url ? -1 : 1)),
  )
  const made = inserted.flatMap(({ id, url }) => {
    const article = byUrl.get(url)
    return article ? [{ id, article }] : []
  })
  await writeAuthors(
    transaction,
    made.map(({ id, article }) => ({ articleId: id, authorIds: article.authorIds })),
  )
  await writeVersions(
    transaction,
    made.map(({ id, article }) => ({ articleId: id, version: 1, blocks: article.blocks ?? [] })),
  )
  await sql`DELETE FROM article_redirects WHERE section = ${SECTION} AND url = ANY(${inserted.map(({ url }) => url)}::text[])`.execute(
    transaction,
  )
  return made.map(({ id, article }) =>
    newEvent(article.row.status === 'PUBLISHED' ? articlePublished : articleCreated, {
      articleId: id,
      revision: 1,
    }),
  )
}

/** A url that somebody else has just taken is left to them. */
async function insertRows(
  transaction: Transaction,
  articles: readonly PlacedArticle[],
): Promise<{ id: number; url: string }[]> {
  const column = <Value>(valueOf: (article: PlacedArticle) => Value) => articles.map(valueOf)
  const { rows } = await sql<{ id: number; url: string }>`
    INSERT INTO articles (section, url, title, sort_key, letter, description, thumbnail, thumbnail_alt, category_id, show_breadcrumbs, status, published_version)
    SELECT ${SECTION}, url, title, sort_key, letter, description, thumbnail, thumbnail_alt, category_id, show_breadcrumbs, status, CASE status WHEN 'PUBLISHED' THEN 1 ELSE 0 END
    FROM unnest(
      ${column(({ row }) => row.url)}::text[], ${column(({ row }) => row.title)}::text[],
      ${column(({ row }) => titleSortKey(row.title))}::text[], ${column(({ row }) => letterOf(row.title))}::text[],
      ${column(({ row }) => row.description ?? '')}::text[], ${column(({ thumbnail }) => thumbnail)}::text[],
      ${column(({ row }) => row.thumbnailAlt ?? '')}::text[],
      ${column(({ categoryId }) => categoryId)}::bigint[], ${column(({ row }) => row.showBreadcrumbs ?? true)}::boolean[],
      ${column(({ row }) => row.status)}::text[]
    ) AS article (url, title, sort_key, letter, description, thumbnail, thumbnail_alt, category_id, show_breadcrumbs, status)
    ON CONFLICT (section, url) DO NOTHING
    RETURNING id, url`.execute(transaction)
  return rows
}
