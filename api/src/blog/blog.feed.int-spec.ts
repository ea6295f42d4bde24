import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerCrawlers } from '../site/crawlers.ts'
import { blogFeed } from './blog.feed.ts'

let db: TestDatabase
let fastify: FastifyInstance

beforeAll(async () => {
  db = await testDatabase()
  const [categoryId, authorId] = [
    await aCategory(db.database),
    await anAuthor(db.database, 'Lindqvist & Daughters'),
  ]
  await sql`
    INSERT INTO blog_articles (url, title, sort_key, description, picture, category_id, author_id, status, published_on, updated_at)
    SELECT 'post-' || n, 'Post <' || n || '>', 'post', 'Of ' || n, '/media/a.webp', ${categoryId}, ${authorId}, CASE WHEN n = 35 THEN 'UNPUBLISHED' ELSE 'PUBLISHED' END, '2026-01-01'::date + n, '2026-03-01T00:00:00Z'::timestamptz + make_interval(mins => n)
    FROM generate_series(1, 35) AS n`.execute(db.database)
  fastify = Fastify()
  registerCrawlers(fastify, {
    database: db.database,
    publicUrl: 'https://vitrine.example',
    sitemap: [],
    sitemapFiles: [],
    feeds: [blogFeed],
  })
})
afterAll(async () => {
  await fastify.close()
  await db.drop()
})

test('the feed of the Blog tells the newest 30 published posts, newest first, to be kept for an hour', async () => {
  const { statusCode, headers, body } = await fastify.inject({ url: '/articles/feed.xml' })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'public, max-age=3600',
  ])
  const links = [...body.matchAll(/<entry>[^]*?<link href="([^"]+)"/g)].map(([, link]) => link)
  expect(links).toEqual(
    Array.from({ length: 30 }, (_, at) => `https://vitrine.example/articles/post-${34 - at}`),
  )
  expect(body).toContain('<title>Post &lt;34&gt;</title>')
  expect(body).toContain('<author><name>Ada Lindqvist &amp; Daughters</name></author>')
  expect(body).toContain(
    '<published>2026-02-04T00:00:00Z</published>\n<updated>2026-03-01T00:34:00.000Z</updated>',
  )
  expect(body).toMatch(/<id>tag:vitrine\.example,2026-02-04:blog\/\d+<\/id>/)
  expect(body).toContain(
    '<link rel="self" type="application/atom+xml" href="https://vitrine.example/articles/feed.xml"/>',
  )
  // The newest change of all.
  expect(body.slice(0, body.indexOf('<entry>'))).toContain('<updated>2026-03-01T00:34:00.000Z</updated>')
})
