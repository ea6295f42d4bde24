import { articlePageUri, authorPageUri, categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { bookPageUri } from '@vitrine/contracts/library/book-page'
import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import {
  RECORDS_FOUND,
  recordKinds,
  type RecordKind,
  type SiteRecord,
} from '@vitrine/contracts/texts/records'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql, type RawBuilder } from 'kysely'

interface Row {
  id: number
  title: string
  url: string
  picture: string
  note: string
}

interface Source {
  /** Rows with the columns of `Row`, and `names`: folded words in which the asked ones are looked for. */
  rows: RawBuilder<unknown>
  pathOf: (row: Row) => string
}

/** What is on the site of each kind. */
const sources: Record<RecordKind, Source> = {
  article: {
    rows: sql`SELECT a.id, a.title, a.url, a.thumbnail AS picture, left(a.description, 100) AS note, t.names FROM articles a JOIN article_texts t ON t.article_id = a.id WHERE a.section = ${sql.lit(SECTION)} AND a.status = 'PUBLISHED'`,
    pathOf: ({ url }) => articlePageUri(url),
  },
  post: {
    rows: sql`SELECT id, title, url, picture, left(description, 100) AS note, fold_words(title) AS names FROM blog_articles WHERE status = 'PUBLISHED'`,
    pathOf: ({ url }) => blogPageUri(url),
  },
  mark: {
    rows: sql`SELECT id, title, '' AS url, picture, concat_ws(', ', nullif(maker, ''), nullif(place, '')) AS note, fold_words(title || ' ' || maker) AS names FROM marks`,
    pathOf: ({ id, title }) => markPageUri(id, title),
  },
  book: {
    rows: sql`SELECT id, title, '' AS url, cover AS picture, array_to_string(author_names, ', ') AS note, fold_words(title) AS names FROM books`,
    pathOf: ({ id, title }) => bookPageUri(id, title),
  },
  category: {
    rows: sql`SELECT id, title, url, image AS picture, '' AS note, fold_words(title) AS names FROM taxonomy_nodes`,
    pathOf: ({ url }) => categoryPageUri(url),
  },
  author: {
    rows: sql`SELECT id, full_name AS title, url, coalesce(photo, '') AS picture, credentials AS note, fold_words(full_name) AS names FROM authors`,
    pathOf: ({ url }) => authorPageUri(url),
  },
  page: {
    rows: sql`SELECT id, title, path AS url, picture, path AS note, fold_words(title || ' ' || path) AS names FROM site_pages`,
    pathOf: ({ url }) => url,
  },
}

/** Records by a part of their title, those that begin with it first; or, by ids, these in any order. */
export async function findRecords(
  executor: Executor,
  { query, kind, ids }: { query: string; kind: RecordKind | ''; ids: readonly number[] },
): Promise<{ items: SiteRecord[] }> {
  if (ids.length > 0)
    return {
      items:
        kind === ''
          ? []
          : await rowsOf(executor, kind, sql`id = ANY(${[...ids]}::bigint[])`, sql`id`, ids.length),
    }
  if (query.trim() === '') return { items: [] }
  const kinds = recordKinds.filter((each) => kind === '' || kind === each)
  const found = await Promise.all(
    kinds.map((each) =>
      rowsOf(
        executor,
        each,
        sql`names LIKE '%' || replace(fold_words(${query}), ' ', '%') || '%' AND fold_words(${query}) <> ''`,
        sql`(names LIKE fold_words(${query}) || '%') DESC, length(title), title, id`,
        RECORDS_FOUND,
      ),
    ),
  )
  return { items: found.flat() }
}

async function rowsOf(
  executor: Executor,
  kind: RecordKind,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<SiteRecord[]> {
  const { rows, pathOf } = sources[kind]
  const found =
    await sql<Row>`SELECT id, title, url, picture, note FROM (${rows}) AS records WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`.execute(
      executor,
    )
  return found.rows.map((row) => ({
    kind,
    id: row.id,
    title: row.title,
    path: pathOf(row),
    picture: row.picture,
    note: row.note,
  }))
}
