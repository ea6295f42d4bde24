import { letters } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** The dictionary's own page, its letters and its authors; articles have files of their own. */
export async function* dictionaryPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/dictionary' }
  for (const letter of letters)
    yield { path: `/dictionary/list/${letter === '#' ? '0' : letter.toLowerCase()}` }
  const authors = await database.selectFrom('authors').select(['url', 'updated_at']).orderBy('id').execute()
  for (const { url, updated_at } of authors)
    yield { path: `/dictionary/authors/${encodeURIComponent(url)}`, changed: updated_at }
}
