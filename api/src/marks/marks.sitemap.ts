import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import type { Database } from '@vitrine/database/database'
import { titledPages, type SitemapPage } from '../site/sitemap-part.ts'

/** The landing page, and each mark's own page. */
export async function* markPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/marks' }
  yield* titledPages(database, 'marks', markPageUri)
}
