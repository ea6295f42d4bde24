import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** The landing page, and each post. */
export async function* blogPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/articles' }
  const posts = await database
    .selectFrom('blog_articles')
    .select(['url', 'updated_at'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('id')
    .execute()
  for (const { url, updated_at } of posts) yield { path: blogPageUri(url), changed: updated_at }
}
