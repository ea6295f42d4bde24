import { BLOG_FEED, blogPageUri } from '@vitrine/contracts/blog/post-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { sql } from 'kysely'
import type { Feed, FeedEntry } from '../site/feed.ts'

const MOST = 30

/** The newest posts of the Blog. */
export const blogFeed: Feed = {
  path: BLOG_FEED,
  title: `${PRODUCT_NAME} Blog`,
  pagePath: '/articles',
  async entries(database) {
    const { rows } = await sql<Omit<FeedEntry, 'path' | 'key'> & { id: number; url: string }>`
      SELECT p.id, p.url, p.title, p.description AS summary, a.full_name AS author, to_char(p.published_on, 'YYYY-MM-DD') AS "publishedOn", p.updated_at AS "updatedAt"
      FROM blog_articles p JOIN authors a ON a.id = p.author_id WHERE p.status = 'PUBLISHED' ORDER BY p.published_on DESC, p.id DESC LIMIT ${MOST}
    `.execute(database)
    return rows.map(({ id, url, ...entry }) => ({ ...entry, path: blogPageUri(url), key: `blog/${id}` }))
  },
}
