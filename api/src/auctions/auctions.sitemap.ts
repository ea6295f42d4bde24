import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** The calendar, and each auction's own page. */
export async function* auctionPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/upcomingauctions' }
  const auctions = await database
    .selectFrom('auctions')
    .select(['id', 'title', 'updated_at'])
    .where('status', '<>', 'draft')
    .orderBy('id')
    .execute()
  for (const { updated_at, ...auction } of auctions)
    yield { path: auctionPageUri(auction), changed: updated_at }
}
