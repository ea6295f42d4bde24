import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** Each category's page. */
export async function* categoryPages(database: Database): AsyncGenerator<SitemapPage> {
  const categories = await database
    .selectFrom('taxonomy_nodes')
    .select(['url', 'updated_at'])
    .orderBy('id')
    .execute()
  for (const { url, updated_at } of categories)
    yield { path: `/dictionary/c/${encodeURIComponent(url)}`, changed: updated_at }
}
