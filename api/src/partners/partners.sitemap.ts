import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** The page of all partners, and each one's own. */
export async function* partnerPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/data-partners' }
  const partners = await database
    .selectFrom('data_partners')
    .select(['source_url', 'updated_at'])
    .orderBy('id')
    .execute()
  for (const { source_url, updated_at } of partners)
    yield { path: sourcePageUri(source_url), changed: updated_at }
}
