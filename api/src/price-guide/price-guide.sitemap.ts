import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { SitemapFiles, SitemapPage } from '../site/sitemap-part.ts'

/**
 * A file is a range of ids, so that it is found at any size without counting what lies before it. Below the
 * format's 50,000.
 */
const IDS_PER_FILE = 25_000
const BUNDLE = 1_000

/** The landing page. */
export async function* priceGuidePages(): AsyncGenerator<SitemapPage> {
  yield { path: '/worthopedia' }
}

/** Sold items, but for made-up ones: those must not be found as if they were sales. */
export const soldItemFiles: SitemapFiles = {
  name: 'sold-items',
  async numbers(database) {
    const { rows } = await sql<{ number: number }>`
      SELECT number FROM generate_series(1, (SELECT coalesce(max(id), 0) / ${IDS_PER_FILE}::bigint + 1 FROM sold_items)) AS number
      WHERE EXISTS (SELECT FROM sold_items WHERE id >= (number - 1) * ${IDS_PER_FILE}::bigint AND id < number * ${IDS_PER_FILE}::bigint AND NOT is_sample)
    `.execute(database)
    return rows.map(({ number }) => number)
  },
  async *pages(database, number) {
    const end = number * IDS_PER_FILE
    let from = end - IDS_PER_FILE
    for (;;) {
      const items = await itemsFrom(database, from, end)
      const last = items.at(-1)
      if (!last) return
      yield items.map(({ id, title, updated_at }) => ({
        path: soldItemPageUri(id, title),
        changed: updated_at,
      }))
      from = last.id + 1
    }
  },
}

async function itemsFrom(database: Database, from: number, end: number) {
  return await database
    .selectFrom('sold_items')
    .select(['id', 'title', 'updated_at'])
    .where('id', '>=', from)
    .where('id', '<', end)
    .where('is_sample', '=', false)
    .orderBy('id')
    .limit(BUNDLE)
    .execute()
}
