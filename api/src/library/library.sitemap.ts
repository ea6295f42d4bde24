import { bookPageUri } from '@vitrine/contracts/library/book-page'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** Books are read so many at a time. */
const PAGE = 1_000

/** The landing page, and each book's own page. */
export async function* libraryPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/library' }
  let after = 0
  for (;;) {
    const books = await database
      .selectFrom('books')
      .select(['id', 'title', 'updated_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, title, updated_at } of books) yield { path: bookPageUri(id, title), changed: updated_at }
    after = books.at(-1)?.id ?? after
    if (books.length < PAGE) return
  }
}
