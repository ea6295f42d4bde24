import { fillPath } from '@vitrine/contracts/client'
import { managerSorts } from '@vitrine/contracts/dictionary/manager-filters'
import { manageArticles } from '@vitrine/contracts/dictionary/endpoints'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { HttpCall } from '../shared/load.ts'

/** So many different ones of each kind; each is asked for three pages. */
const EACH = 20
const OFFSETS = ['0', '20', '40']

/** Kinds of what the manager is asked, as calls of the api over the articles that are there. */
export async function managerWork(
  database: Database,
  headers: Record<string, string>,
): Promise<Record<string, HttpCall[]>> {
  const ask = (query: Record<string, string>): HttpCall => ({
    method: manageArticles.method,
    path: fillPath(manageArticles.path, { query }),
    headers,
  })
  const pages = (queries: readonly Record<string, string>[]) =>
    queries.flatMap((query) => OFFSETS.map((offset) => ask({ ...query, offset })))
  const strings = async (statement: ReturnType<typeof sql<{ value: string }>>) =>
    (await statement.execute(database)).rows.map(({ value }) => String(value))
  const picked = sql`(SELECT * FROM articles WHERE NOT is_default_template AND template_name IS NULL ORDER BY md5(id::text) LIMIT ${EACH}) AS picked`
  const titles = await strings(sql`SELECT title AS value FROM ${picked}`)
  const urls = await strings(sql`SELECT substr(url, 4, 14) AS value FROM ${picked}`)
  const ids = await strings(sql`SELECT id AS value FROM ${picked}`)
  // Words of drafts, from those that stand in one article of a hundred to those in every other one.
  const words = await strings(
    sql`SELECT word AS value FROM ts_stat('SELECT words FROM article_texts ORDER BY md5(article_id::text) LIMIT 2000') WHERE ndoc BETWEEN 20 AND 1000 AND word ~ '^[a-z]{4,}$' ORDER BY md5(word) LIMIT ${EACH}`,
  )
  const authors = await database
    .selectFrom('authors')
    .select(['id', 'full_name'])
    .orderBy('id')
    .limit(EACH)
    .execute()
  const categories = await strings(
    sql`SELECT id AS value FROM taxonomy_nodes ORDER BY depth, id LIMIT ${EACH}`,
  )
  const queries = (texts: readonly string[]) => pages(texts.map((query) => ({ query: query.slice(0, 100) })))
  return {
    'no filter': pages([{}]),
    'search: title': queries(titles),
    'search: piece of a url': queries(urls),
    'search: word of the text': queries(words),
    'search: author': queries(authors.map(({ full_name }) => full_name ?? '')),
    'search: id': queries(ids),
    'filter: status': pages([{ status: 'PUBLISHED' }, { status: 'UNPUBLISHED' }, { status: 'EDITED' }]),
    'filter: category': pages(categories.map((category) => ({ category }))),
    'filter: author': pages(authors.map(({ id }) => ({ author: String(id) }))),
    'filter: edited by me': pages([{ mine: 'true' }]),
    'filter: with problems': pages(
      ['any', 'too-short', 'no-description', 'no-alternative-text'].map((problem) => ({ problem })),
    ),
    'filter: scheduled': pages([{ scheduled: 'true' }]),
    'filters together': pages(
      categories.map((category) => ({ category, status: 'PUBLISHED', mine: 'true', sort: '-lastEdited' })),
    ),
    ...Object.fromEntries(managerSorts.map((sort) => [`sort: ${sort}`, pages([{ sort }])])),
  }
}

/** Words that nobody has asked for, each once: their totals are counted for them. */
export async function uncountedWords(
  database: Database,
  headers: Record<string, string>,
  count: number,
): Promise<HttpCall[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM ts_stat('SELECT words FROM article_texts ORDER BY md5(article_id::text) LIMIT 2000') WHERE ndoc BETWEEN 5 AND 1000 AND word ~ '^[a-z]{4,}$' ORDER BY md5(word || 'uncounted') LIMIT ${count}`.execute(
    database,
  )
  return rows.map(({ word }) => ({
    method: manageArticles.method,
    path: fillPath(manageArticles.path, { query: { query: word } }),
    headers,
  }))
}
