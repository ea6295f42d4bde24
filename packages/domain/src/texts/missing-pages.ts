import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { sectionLiteral } from './section.ts'

/**
 * Pages with a url of their own: whether readers find one there, also by a redirect. Whatever else stands on
 * the site is not looked up.
 */
const pages: readonly { path: RegExp; found: (url: string) => RawBuilder<unknown> }[] = [
  {
    path: /^\/dictionary\/c\/([^/]+)(?:\/\d+)?$/,
    found: (url) => sql`SELECT FROM taxonomy_nodes WHERE url = ${url}`,
  },
  { path: /^\/dictionary\/authors\/([^/]+)$/, found: (url) => sql`SELECT FROM authors WHERE url = ${url}` },
  {
    path: /^\/dictionary\/(?!list$|searchResults$)([^/]+)$/,
    found: (url) => sql`
      SELECT FROM articles WHERE section = ${sectionLiteral} AND status = 'PUBLISHED'
      AND (url = ${url} OR id IN (SELECT article_id FROM article_redirects WHERE section = ${sectionLiteral} AND url = ${url}))`,
  },
  {
    path: /^\/articles\/(?!searchResults$|feed\.xml$)([^/]+)$/,
    found: (url) =>
      sql`SELECT FROM blog_articles WHERE status = 'PUBLISHED' AND (url = ${url} OR id IN (SELECT article_id FROM blog_redirects WHERE url = ${url}))`,
  },
]

/** Those of the paths at which readers find nothing. */
export async function missingPages(executor: Executor, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths) {
    const page = pages.find((one) => one.path.test(path))
    const url = page?.path.exec(path)?.[1]
    if (!page || url === undefined) continue
    const {
      rows: [row],
    } = await sql<{ isThere: boolean }>`SELECT EXISTS (${page.found(decoded(url))}) AS "isThere"`.execute(
      executor,
    )
    if (!row?.isThere) missing.push(path)
  }
  return missing
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
