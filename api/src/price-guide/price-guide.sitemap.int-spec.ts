import { aCategory } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerCrawlers } from '../site/crawlers.ts'
import { priceGuidePages, soldItemFiles } from './price-guide.sitemap.ts'

let db: TestDatabase
let fastify: FastifyInstance

beforeAll(async () => {
  db = await testDatabase()
  const categoryId = await aCategory(db.database)
  const sold = async (from: number, to: number, isSample = false) =>
    await sql`
      INSERT INTO sold_items (id, title, sort_key, category_id, sale_date, price, currency, source, is_sample, updated_at) OVERRIDING SYSTEM VALUE
      SELECT id, 'Vase & cover ' || id, 'vase', ${categoryId}, '2020-01-01', 10, 'USD', 'A house', ${isSample}, '2026-01-02T03:04:05Z' FROM generate_series(${from}::int, ${to}::int) AS id`.execute(
      db.database,
    )
  await sold(1, 2_000, true)
  await sold(2_001, 4_200)
  await sold(30_000, 30_010, true)
  await sold(49_999, 50_000)
  fastify = Fastify()
  registerCrawlers(fastify, {
    database: db.database,
    publicUrl: 'https://vitrine.example',
    sitemap: [priceGuidePages],
    sitemapFiles: [soldItemFiles],
    feeds: [],
  })
})
afterAll(async () => {
  await fastify.close()
  await db.drop()
})

const get = async (url: string) => await fastify.inject({ url })
const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/vitrine\.example([^<]+)<\/loc>/g)].map(([, path]) => path)

test('the index names the files that hold a sale, and none of made-up ones alone', async () => {
  expect(pathsOf((await get('/sitemap.xml')).body).filter((path) => path?.includes('sold'))).toEqual([
    '/sitemaps/sold-items-1.xml',
    '/sitemaps/sold-items-2.xml',
    '/sitemaps/sold-items-3.xml',
  ])
  expect(pathsOf((await get('/sitemaps/browse.xml')).body)).toContain('/worthopedia')
})

test('a file holds each sale of its ids once, with the day of its last change, and no sample', async () => {
  const first = await get('/sitemaps/sold-items-1.xml')
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ])
  expect(pathsOf(first.body)).toEqual(
    Array.from({ length: 2_200 }, (_, at) => `/worthopedia/${2_001 + at}/vase-cover-${2_001 + at}`),
  )
  expect(first.body).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod></url>')
  expect(first.body.trim().endsWith('</urlset>')).toBe(true)
  expect(pathsOf((await get('/sitemaps/sold-items-2.xml')).body)).toEqual([
    '/worthopedia/49999/vase-cover-49999',
  ])
  expect(pathsOf((await get('/sitemaps/sold-items-3.xml')).body)).toEqual([
    '/worthopedia/50000/vase-cover-50000',
  ])
})

test('a file that holds nothing is not there', async () => {
  for (const number of [0, 4, 999_999])
    expect([number, (await get(`/sitemaps/sold-items-${number}.xml`)).statusCode]).toEqual([number, 404])
})
