import type { ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { SECTION } from '@vitrine/domain/texts/section'

/** An article as it is, with the newest draft of its content. */
export interface StoredArticle {
  id: number
  url: string
  title: string
  description: string
  thumbnail: string
  categoryId: number
  showBreadcrumbs: boolean
  status: ArticleStatus
  draftVersion: number
  publishedVersion: number
  authorIds: number[]
  blocks: unknown
}

export async function findTakenUrls(transaction: Transaction, urls: readonly string[]): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('articles')
    .select('url')
    .where('section', '=', SECTION)
    .where('url', 'in', urls)
    .execute()
  return new Set(rows.map(({ url }) => url))
}

/** Holds them until the transaction ends. The default template is no article of the site and is left out. */
export async function lockStoredArticles(
  transaction: Transaction,
  urls: readonly string[],
): Promise<StoredArticle[]> {
  const { rows } = await sql<StoredArticle>`
    WITH locked AS MATERIALIZED (
      SELECT * FROM articles WHERE section = ${SECTION} AND url = ANY(${urls}::text[]) AND NOT ${isTemplate()} ORDER BY url FOR UPDATE
    )
    SELECT locked.id, url, title, description, thumbnail, category_id AS "categoryId", show_breadcrumbs AS "showBreadcrumbs", status,
      draft_version AS "draftVersion", published_version AS "publishedVersion", coalesce(version.blocks, '[]') AS blocks,
      ARRAY(SELECT author_id FROM article_authors WHERE article_id = locked.id ORDER BY position) AS "authorIds"
    FROM locked LEFT JOIN article_versions version ON version.article_id = locked.id AND version.version = locked.draft_version`.execute(
    transaction,
  )
  return rows
}
