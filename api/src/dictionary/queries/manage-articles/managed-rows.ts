import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ArticleStatus, ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

interface ManagedRow {
  id: number
  title: string
  url: string
  thumbnail: string
  thumbnail_alt: string
  description: string
  category_id: number
  category: string
  author_ids: number[]
  show_breadcrumbs: boolean
  status: ArticleStatus
  updated_at: Date
  draft_version: number
  published_version: number
  revision: number
}

/** Articles as the manager shows them. @param ids a statement that gives ids, in their order */
export async function selectManaged(executor: Executor, ids: RawBuilder<unknown>): Promise<ManagedArticle[]> {
  const { rows } = await sql<ManagedRow>`
    SELECT a.id, a.title, a.url, a.thumbnail, a.thumbnail_alt, a.description, a.category_id, n.title AS category, a.show_breadcrumbs, a.status, a.updated_at, a.draft_version, a.published_version, a.revision,
      ARRAY(SELECT aa.author_id FROM article_authors aa WHERE aa.article_id = a.id ORDER BY aa.position) AS author_ids
    FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS page (id, place) JOIN articles a ON a.id = page.id JOIN taxonomy_nodes n ON n.id = a.category_id
    ORDER BY page.place`.execute(executor)
  return rows.map(toManagedArticle)
}

function toManagedArticle(row: ManagedRow): ManagedArticle {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    pageURI: articlePageUri(row.url),
    thumbnail: row.thumbnail,
    thumbnailAlt: row.thumbnail_alt,
    description: row.description,
    categoryId: row.category_id,
    category: row.category,
    authorIds: row.author_ids,
    showBreadcrumbs: row.show_breadcrumbs,
    status: { name: row.status },
    lastEdited: row.updated_at.toISOString(),
    draftVersion: row.draft_version,
    publishedVersion: row.published_version,
    revision: row.revision,
  }
}
