import { soldItemUpdated } from '@vitrine/contracts/price-guide/events'
import type { Executor } from '@vitrine/database/database'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument, type IndexedSoldItem } from '@vitrine/search/price-guide/sold-item-to-document'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineIndex } from '../define-index.ts'

const rowSchema: z.ZodType<IndexedSoldItem> = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  maker: z.string(),
  saleDate: z.string(),
  price: z.number(),
  currency: z.string(),
  source: z.string(),
  thumbnail: z.string(),
  isSample: z.boolean(),
})

/** All events of one sold item have the same payload. */
const { payload: soldItemEventSchema } = soldItemUpdated

export const priceGuide = defineIndex({
  definition: priceGuideIndex,
  changed: (payload) => {
    const { soldItemId, revision } = soldItemEventSchema.parse(payload)
    return { id: soldItemId, revision }
  },
  rows: { table: 'sold_items', changedAt: 'updated_at' },
  load: loadSoldItems,
  toDocument: soldItemToDocument,
})

/** One statement for any number of sold items. Those that are gone are missing in the result. */
async function loadSoldItems(executor: Executor, ids: readonly number[]): Promise<IndexedSoldItem[]> {
  const { rows } = await sql`
    SELECT
      id, revision, title, description, category_id AS "categoryId", maker, to_char(sale_date, 'YYYY-MM-DD') AS "saleDate",
      price::float8 AS price, currency, source, coalesce(pictures[1], '') AS thumbnail, is_sample AS "isSample"
    FROM sold_items WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id
  `.execute(executor)
  return rows.map((row) => rowSchema.parse(row))
}
