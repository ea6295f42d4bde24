import { articlePageUri, authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ArticleCard, ArticleList } from '@vitrine/contracts/dictionary/schemas'
import type { Executor, Database } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql, type RawBuilder } from 'kysely'
import { currentHitsWithTexts, type Hit, type PublishedRow } from '../../search-hits/current-hits.ts'

interface CardRow {
  id: number
  url: string
  title: string
  thumbnail: string
  description: string
  authors: { fullName: string; url: string }[]
}

export interface CardPage {
  /** Narrows the published articles of the dictionary; the alias is `a`. */
  where: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
  total: number
  offset: number
  limit: number
}

/** One page of published articles as cards. The page is cut first, then its authors are fetched. */
export async function listArticleCards(
  executor: Executor,
  { where, orderBy, total, offset, limit }: CardPage,
): Promise<ArticleList> {
  const items = offset < total ? await selectCards(executor, { where, orderBy, offset, limit }) : []
  return { items, meta: { total, currentLimit: limit, currentOffset: offset } }
}

export async function countPublished(executor: Executor, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM articles a WHERE ${published} AND ${where}`.execute(executor)
  return rows[0]?.total ?? 0
}

const published = sql`a.section = ${sql.lit(SECTION)} AND a.status = 'PUBLISHED'`

async function publishedRows(
  executor: Executor,
  ids: readonly number[],
  withText: readonly number[],
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    SELECT a.id, a.revision, version.blocks FROM articles a
    LEFT JOIN article_versions version ON a.id = ANY(${[...withText]}::bigint[])
      AND version.article_id = a.id AND version.version = a.published_version
    WHERE ${published} AND a.id = ANY(${[...ids]}::bigint[])`.execute(executor)
  return rows
}

async function selectCards(
  executor: Executor,
  { where, orderBy, offset, limit }: Omit<CardPage, 'total'>,
): Promise<ArticleCard[]> {
  const { rows } = await sql<CardRow>`
    WITH page AS (
      SELECT a.*, row_number() OVER () AS place FROM (
        SELECT a.id, a.url, a.title, a.thumbnail, a.description FROM articles a
        WHERE ${published} AND ${where} ORDER BY ${orderBy} OFFSET ${offset} LIMIT ${limit}
      ) a
    )
    SELECT page.id, page.url, page.title, page.thumbnail, page.description, coalesce(by.authors, '[]') AS authors
    FROM page LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('fullName', w.full_name, 'url', w.url) ORDER BY aa.position) AS authors
      FROM article_authors aa JOIN authors w ON w.id = aa.author_id WHERE aa.article_id = page.id
    ) by ON true
    ORDER BY page.place`.execute(executor)
  return rows.map(toArticleCard)
}

/** A row, or a document of the index, as the card that pages show. */
export function toArticleCard({ id, url, title, thumbnail, description, authors }: CardRow): ArticleCard {
  return {
    id,
    title,
    thumbnail,
    pageURI: articlePageUri(url),
    description,
    authors: authors.map((author) => ({ fullName: author.fullName, authorURI: authorPageUri(author.url) })),
  }
}

type ArticleHit = Hit & Parameters<typeof toArticleCard>[0]

/** Hits of the dictionary's index as cards: those that are published now, as they are now. */
export async function currentCards(database: Database, hits: readonly ArticleHit[]): Promise<ArticleCard[]> {
  return (await currentCardsWithTexts(database, hits, [])).cards
}

/** The same, and of some the words as they are published. */
export async function currentCardsWithTexts(
  database: Database,
  hits: readonly ArticleHit[],
  withText: readonly number[],
): Promise<{ cards: ArticleCard[]; texts: ReadonlyMap<number, string> }> {
  return await currentHitsWithTexts(hits, {
    published: (ids) => publishedRows(database, ids, withText),
    card: toArticleCard,
    cards: async (ids) => {
      const { items } = await listArticleCards(database, {
        where: sql`a.id = ANY(${[...ids]}::bigint[])`,
        orderBy: sql`a.id`,
        total: ids.length,
        offset: 0,
        limit: ids.length,
      })
      return new Map(items.map((card) => [card.id, card]))
    },
  })
}
