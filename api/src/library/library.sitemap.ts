import { bookPageUri } from '@vitrine/contracts/library/book-page'
import type { Database } from '@vitrine/database/database'
import { titledPages, type SitemapPage } from '../site/sitemap-part.ts'

/** The landing page, and each book's own page. */
export async function* libraryPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/library' }
  yield* titledPages(database, 'books', bookPageUri)
}
