import { articlePageUri, authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Article } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { withRecords } from '../../../rich-text/records-in-blocks.ts'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { SECTION } from '@vitrine/domain/texts/section'
import { linkMentions, mentionKeys, type Mentioned } from './mentions.ts'

interface ArticleRow {
  id: number
  url: string
  title: string
  thumbnail: string
  thumbnail_alt: string
  description: string
  show_breadcrumbs: boolean
  category_id: number
  blocks: unknown
  created_at: Date
  revised_at: Date
  authors: { fullName: string; url: string }[]
}

/**
 * A published article as its page shows it, or the address that it has moved to.
 *
 * @throws AppError NOT_FOUND where it is unknown or not published
 */
export async function readArticle(
  database: Database,
  tree: TaxonomyTree,
  url: string,
): Promise<{ article: Article } | { movedTo: string }> {
  const row = await findPublished(database, url)
  if (row) return { article: toArticle(row, tree, await contentOf(database, row)) }
  const target = await findRedirect(database, url)
  if (!target) throw new AppError('NOT_FOUND')
  return { movedTo: articlePageUri(target) }
}

/**
 * The draft of an article as its page will show it; undefined where it is unknown or in the trash.
 *
 * @param blocks in place of what is saved
 */
export async function readDraftArticle(
  database: Database,
  tree: TaxonomyTree,
  id: number,
  blocks?: readonly ContentBlock[],
): Promise<Article | undefined> {
  const row = await findVersion(
    database,
    sql`v.version = a.draft_version WHERE a.section = ${SECTION} AND a.id = ${id} AND a.trashed_at IS NULL`,
  )
  return row && toArticle(row, tree, await contentOf(database, { ...row, blocks: blocks ?? row.blocks }))
}

async function findPublished(database: Database, url: string): Promise<ArticleRow | undefined> {
  return await findVersion(
    database,
    sql`v.version = a.published_version WHERE a.section = ${SECTION} AND a.url = ${url} AND a.status = 'PUBLISHED'`,
  )
}

/** @param which the version `v`, and the article `a` */
async function findVersion(database: Database, which: RawBuilder<unknown>): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    SELECT a.id, a.url, a.title, a.thumbnail, a.thumbnail_alt, a.description, a.show_breadcrumbs, a.category_id, a.created_at, a.revised_at, v.blocks,
      (SELECT coalesce(json_agg(json_build_object('fullName', w.full_name, 'url', w.url) ORDER BY aa.position), '[]')
       FROM article_authors aa JOIN authors w ON w.id = aa.author_id WHERE aa.article_id = a.id) AS authors
    FROM articles a JOIN article_versions v ON v.article_id = a.id AND ${which}`.execute(database)
  return rows[0]
}

async function findRedirect(database: Database, url: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('article_redirects')
    .innerJoin('articles', 'articles.id', 'article_redirects.article_id')
    .select('articles.url')
    .where('article_redirects.section', '=', SECTION)
    .where('article_redirects.url', '=', url)
    .where('articles.status', '=', 'PUBLISHED')
    .executeTakeFirst()
  return row?.url
}

/** The text with its links to entries that it mentions. */
async function contentOf(
  database: Database,
  { id, blocks }: ArticleRow,
): Promise<Pick<Article, 'content' | 'mentions'>> {
  const content = readBlocks(blocks)
  const { blocks: withLinks, linked } = linkMentions(
    content,
    await findMentioned(database, id, mentionKeys(content)),
  )
  return { content: await withRecords(database, withLinks), mentions: linked.map((entry) => entry.id) }
}

/** Published entries by title; by url where their title says more in parentheses. */
async function findMentioned(
  database: Database,
  exceptId: number,
  keys: readonly string[],
): Promise<Mentioned[]> {
  if (keys.length === 0) return []
  const urls = keys.map((key) => key.replaceAll(' ', '-'))
  const { rows } = await sql<Mentioned>`
    SELECT id, url, title FROM articles
    WHERE section = ${SECTION} AND status = 'PUBLISHED' AND id <> ${exceptId} AND (sort_key = ANY(${keys}::text[]) OR url = ANY(${urls}::text[]))
    ORDER BY sort_key, id`.execute(database)
  return rows
}

function toArticle(
  row: ArticleRow,
  tree: TaxonomyTree,
  content: Pick<Article, 'content' | 'mentions'>,
): Article {
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    thumbnail: row.thumbnail,
    thumbnailAlt: row.thumbnail_alt,
    description: row.description,
    pageURI: articlePageUri(row.url),
    showBreadcrumbs: row.show_breadcrumbs,
    categories: tree.ancestors(row.category_id).map(({ url, title }) => ({ url, title })),
    authors: row.authors.map(({ fullName, url }) => ({ fullName, authorURI: authorPageUri(url) })),
    ...content,
    dateCreated: row.created_at.toISOString(),
    dateUpdated: row.revised_at.toISOString(),
  }
}
