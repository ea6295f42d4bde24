import { contentPagePaths } from '@vitrine/contracts/site/pages'
import type { Database } from '@vitrine/database/database'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'
import type { SitemapFiles, SitemapPage, SitemapPart } from './sitemap-part.ts'
import { xmlText } from './xml.ts'

/** Far below the format's 50,000, so that a file stays quick to make and to read. */
export const ARTICLES_PER_FILE = 10_000
const CHUNK = 1_000

function entry(publicUrl: string, path: string, changed?: Date): string {
  return `<url><loc>${xmlText(publicUrl + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`
}

const URLSET =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

function published(database: Database) {
  return database
    .selectFrom('articles')
    .where('section', '=', SECTION)
    .where('status', '=', 'PUBLISHED')
    .where(sql<boolean>`NOT ${isTemplate()}`)
}

/**
 * The list of files: one for what there is little of, then the articles, then what the areas have files of
 * their own for.
 */
export async function sitemapIndex(
  database: Database,
  publicUrl: string,
  large: readonly SitemapFiles[],
): Promise<string> {
  const { count } = await published(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const pages = Math.ceil(count / ARTICLES_PER_FILE)
  const numbered = await Promise.all(
    large.map(async ({ name, numbers }) => (await numbers(database)).map((number) => `${name}-${number}`)),
  )
  const files = [
    'browse',
    ...Array.from({ length: pages }, (_, page) => `articles-${page + 1}`),
    ...numbered.flat(),
  ]
  const entries = files.map(
    (file) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** Home, the written pages, and what the areas have beside articles. */
export async function* browseSitemap(
  database: Database,
  publicUrl: string,
  parts: readonly SitemapPart[],
): AsyncGenerator<string> {
  yield URLSET
  for (const path of ['/', ...contentPagePaths, '/product/index', '/about-contact'])
    yield entry(publicUrl, path)
  for (const pages of parts)
    for await (const { path, changed } of pages(database)) yield entry(publicUrl, path, changed)
  yield '</urlset>\n'
}

/** The ids at which a file begins and, not included, ends; null where there is no such file. */
export async function articlesPage(database: Database, page: number): Promise<{ after: number } | null> {
  if (page < 1) return null
  const first = await published(database)
    .select('id')
    .orderBy('id')
    .offset((page - 1) * ARTICLES_PER_FILE)
    .limit(1)
    .executeTakeFirst()
  return first ? { after: first.id - 1 } : null
}

/** One file of articles, read a thousand rows at a time: memory stays the same at any size. */
export async function* articlesSitemap(
  database: Database,
  publicUrl: string,
  after: number,
): AsyncGenerator<string> {
  yield URLSET
  let last = after
  for (let left = ARTICLES_PER_FILE; left > 0; left -= CHUNK) {
    const rows = await published(database)
      .select(['id', 'url', 'updated_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    yield rows
      .map(({ url, updated_at }) => entry(publicUrl, `/dictionary/${encodeURIComponent(url)}`, updated_at))
      .join('')
    last = rows.at(-1)?.id ?? last
    if (rows.length < CHUNK) break
  }
  yield '</urlset>\n'
}

/** One numbered file of an area; null where it holds no page. */
export async function numberedSitemap(
  database: Database,
  publicUrl: string,
  { pages }: SitemapFiles,
  number: number,
): Promise<AsyncGenerator<string> | null> {
  const bundles = pages(database, number)[Symbol.asyncIterator]()
  const first = await bundles.next()
  if (first.done) return null
  return (async function* () {
    yield URLSET
    for (
      let bundle: IteratorResult<readonly SitemapPage[]> = first;
      !bundle.done;
      bundle = await bundles.next()
    )
      yield bundle.value.map(({ path, changed }) => entry(publicUrl, path, changed)).join('')
    yield '</urlset>\n'
  })()
}
