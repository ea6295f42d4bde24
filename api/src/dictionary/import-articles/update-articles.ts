import { isDeepStrictEqual } from 'node:util'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { articlePublished, articleUnpublished, articleUpdated } from '@vitrine/contracts/dictionary/events'
import type { ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { Transaction } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { sql } from 'kysely'
import type { PlacedArticle } from './article-row.ts'
import { writeAuthors, writeVersions } from './write-parts.ts'

/** An article as it is, with the newest draft of its content. */
export interface StoredArticle {
  id: number
  url: string
  title: string
  description: string
  thumbnail: string
  thumbnailAlt: string
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
    SELECT locked.id, url, title, description, thumbnail, thumbnail_alt AS "thumbnailAlt", category_id AS "categoryId", show_breadcrumbs AS "showBreadcrumbs", status,
      draft_version AS "draftVersion", published_version AS "publishedVersion", coalesce(version.blocks, '[]') AS blocks,
      ARRAY(SELECT author_id FROM article_authors WHERE article_id = locked.id ORDER BY position) AS "authorIds"
    FROM locked LEFT JOIN article_versions version ON version.article_id = locked.id AND version.version = locked.draft_version`.execute(
    transaction,
  )
  return rows
}

/** What an article is to be. */
interface ChangedArticle extends Omit<StoredArticle, 'url' | 'authorIds' | 'blocks'> {
  /** Undefined where they stay. */
  authorIds: readonly number[] | undefined
  /** The content of `draftVersion`; undefined where it is there already. */
  blocks: readonly ContentBlock[] | undefined
  becamePublished: boolean
  becameUnpublished: boolean
}

/**
 * Brings stored articles, which the caller has locked, to their rows' values. Returns one event for each that
 * differed.
 */
export async function updateArticles(
  transaction: Transaction,
  stored: readonly StoredArticle[],
  articles: readonly PlacedArticle[],
): Promise<NewEvent[]> {
  const byUrl = new Map(articles.map((article) => [article.row.url, article]))
  const changed = stored.flatMap((one) => {
    const article = byUrl.get(one.url)
    return (article && differenceOf(one, article)) ?? []
  })
  if (changed.length === 0) return []
  const revisions = await updateRows(transaction, changed)
  await replaceAuthors(transaction, changed)
  await writeVersions(
    transaction,
    changed.flatMap(({ id, draftVersion, blocks }) =>
      blocks ? [{ articleId: id, version: draftVersion, blocks }] : [],
    ),
  )
  return changed.map((article) =>
    newEvent(eventOf(article), { articleId: article.id, revision: revisions.get(article.id) ?? 0 }),
  )
}

function eventOf({ becamePublished, becameUnpublished }: ChangedArticle) {
  if (becamePublished) return articlePublished
  return becameUnpublished ? articleUnpublished : articleUpdated
}

async function updateRows(
  transaction: Transaction,
  articles: readonly ChangedArticle[],
): Promise<Map<number, number>> {
  const column = <Value>(valueOf: (article: ChangedArticle) => Value) => articles.map(valueOf)
  const { rows } = await sql<{ id: number; revision: number }>`
    UPDATE articles SET title = row.title, sort_key = row.sort_key, letter = row.letter, description = row.description, thumbnail = row.thumbnail, thumbnail_alt = row.thumbnail_alt,
      category_id = row.category_id, show_breadcrumbs = row.show_breadcrumbs, status = row.status, draft_version = row.draft_version,
      published_version = row.published_version, revision = revision + 1, updated_at = now(), revised_at = now()
    FROM unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ title }) => title)}::text[], ${column(({ title }) => titleSortKey(title))}::text[],
      ${column(({ title }) => letterOf(title))}::text[], ${column(({ description }) => description)}::text[], ${column(({ thumbnail }) => thumbnail)}::text[],
      ${column(({ thumbnailAlt }) => thumbnailAlt)}::text[],
      ${column(({ categoryId }) => categoryId)}::bigint[], ${column(({ showBreadcrumbs }) => showBreadcrumbs)}::boolean[], ${column(({ status }) => status)}::text[],
      ${column(({ draftVersion }) => draftVersion)}::integer[], ${column(({ publishedVersion }) => publishedVersion)}::integer[]
    ) AS row (id, title, sort_key, letter, description, thumbnail, thumbnail_alt, category_id, show_breadcrumbs, status, draft_version, published_version)
    WHERE articles.id = row.id
    RETURNING articles.id, revision`.execute(transaction)
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

async function replaceAuthors(transaction: Transaction, articles: readonly ChangedArticle[]): Promise<void> {
  const replaced = articles.flatMap(({ id, authorIds }) => (authorIds ? [{ articleId: id, authorIds }] : []))
  if (replaced.length === 0) return
  await sql`DELETE FROM article_authors WHERE article_id = ANY(${replaced.map(({ articleId }) => articleId)}::bigint[])`.execute(
    transaction,
  )
  await writeAuthors(transaction, replaced)
}

/**
 * How a row changes the article at its url, or null where the article is as the row says. Absent fields say
 * nothing.
 */
function differenceOf(
  stored: StoredArticle,
  { row, categoryId, authorIds, blocks }: PlacedArticle,
): ChangedArticle | null {
  const newContent = blocks !== undefined && !isDeepStrictEqual(stored.blocks, blocks)
  const newAuthors = !isDeepStrictEqual(stored.authorIds, [...authorIds])
  const draftVersion = stored.draftVersion + (newContent ? 1 : 0)
  const thumbnail = row.thumbnail ?? stored.thumbnail
  const values = {
    id: stored.id,
    title: row.title,
    description: row.description ?? stored.description,
    thumbnail,
    // A text describes one picture.
    thumbnailAlt: row.thumbnailAlt ?? (thumbnail === stored.thumbnail ? stored.thumbnailAlt : ''),
    categoryId,
    showBreadcrumbs: row.showBreadcrumbs ?? stored.showBreadcrumbs,
    status: row.status,
    draftVersion,
    // A row with a body says what the site shows; one without says nothing of a draft that staff keep back.
    publishedVersion:
      row.status === 'PUBLISHED' && (blocks !== undefined || stored.status !== 'PUBLISHED')
        ? draftVersion
        : stored.publishedVersion,
  }
  const { authorIds: _authors, blocks: _blocks, url: _url, ...storedValues } = stored
  if (isDeepStrictEqual(values, storedValues) && !newAuthors && !newContent) return null
  return {
    ...values,
    authorIds: newAuthors ? authorIds : undefined,
    blocks: newContent ? blocks : undefined,
    becamePublished: stored.status !== 'PUBLISHED' && row.status === 'PUBLISHED',
    becameUnpublished: stored.status === 'PUBLISHED' && row.status !== 'PUBLISHED',
  }
}
