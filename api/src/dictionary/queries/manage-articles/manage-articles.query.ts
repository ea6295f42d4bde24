import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ArticleStatus, ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { SECTION } from '@vitrine/domain/dictionary/write-article'

interface ManagedRow {
  id: number
  title: string
  url: string
  thumbnail: string
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

/** The manager's list, by title: articles whose title holds the text, whatever their status. */
export async function manageArticles(executor: Executor, { query, offset, max }: { query: string; offset: number; max: number }) {
  const text = query.trim()
  const where = text ? sql`NOT a.is_default_template AND strpos(lower(a.title), lower(${text})) > 0` : sql`NOT a.is_default_template`
  const [items, totals, template] = await Promise.all([
    selectManaged(executor, where, sql`ORDER BY a.sort_key, a.id OFFSET ${offset} LIMIT ${max}`),
    countManaged(executor, where),
    executor.selectFrom('articles').select('url').where('section', '=', SECTION).where('is_default_template', '=', true).executeTakeFirst(),
  ])
  return { response: { items, totals, defaultArticle: { url: template?.url ?? '' } } }
}

/** One article as the manager shows it. @throws AppError NOT_FOUND */
export async function findManagedArticle(executor: Executor, id: number): Promise<ManagedArticle> {
  return only(await selectManaged(executor, sql`a.id = ${id}`, sql``))
}

/** The same, asked by its url; the default template too. @throws AppError NOT_FOUND */
export async function findManagedArticleByUrl(executor: Executor, url: string): Promise<ManagedArticle> {
  return only(await selectManaged(executor, sql`a.url = ${url}`, sql``))
}

function only([article]: ManagedArticle[]): ManagedArticle {
  if (!article) throw new AppError('NOT_FOUND')
  return article
}

async function countManaged(executor: Executor, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ totals: number }>`SELECT count(*) AS totals FROM articles a WHERE a.section = ${SECTION} AND ${where}`.execute(executor)
  return rows[0]?.totals ?? 0
}

async function selectManaged(executor: Executor, where: RawBuilder<unknown>, page: RawBuilder<unknown>): Promise<ManagedArticle[]> {
  const { rows } = await sql<ManagedRow>`
    WITH page AS (SELECT a.* FROM articles a WHERE a.section = ${SECTION} AND ${where} ${page})
    SELECT page.*, n.title AS category,
      ARRAY(SELECT aa.author_id FROM article_authors aa WHERE aa.article_id = page.id ORDER BY aa.position) AS author_ids
    FROM page JOIN taxonomy_nodes n ON n.id = page.category_id
    ORDER BY page.sort_key, page.id`.execute(executor)
  return rows.map(toManagedArticle)
}

function toManagedArticle(row: ManagedRow): ManagedArticle {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    pageURI: articlePageUri(row.url),
    thumbnail: row.thumbnail,
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
