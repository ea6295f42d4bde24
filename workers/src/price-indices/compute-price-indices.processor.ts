import { newEvent } from '@vitrine/contracts/event'
import { priceIndicesComputed } from '@vitrine/contracts/price-indices/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { Stopping, type Delivery, type DeliveryProcessor } from '../consuming/delivery.ts'
import { computePriceIndex, type ComputedIndex, type CountedSales } from './price-index.ts'

/**
 * Prices are counted in steps of half a percent: memory depends on how they spread, not on how many sales
 * there are.
 */
const STEPS = 200
/** Makers that are told apart in a category: the most frequent ones. */
const MOST_MAKERS = 100
const LEAST_OF_MAKER = 10

/** Computes the index of each top category anew from all sold items. */
export class ComputePriceIndicesProcessor implements DeliveryProcessor {
  readonly consumer = 'compute-price-indices'
  private readonly database: Database
  private readonly clock: Clock

  constructor(database: Database, clock: Clock) {
    this.database = database
    this.clock = clock
  }

  async process(_deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    const began = performance.now()
    const roots = await this.database
      .selectFrom('taxonomy_nodes')
      .select('id')
      .where('parent_id', 'is', null)
      .orderBy('id')
      .execute()
    const computed = new Map<number, ComputedIndex>()
    for (const { id } of roots) {
      if (signal.aborted) throw new Stopping()
      const index = computePriceIndex(await countSales(this.database, id))
      if (index) computed.set(id, index)
    }
    await storeIndices(this.database, computed, {
      computedAt: this.clock.now(),
      milliseconds: Math.round(performance.now() - began),
    })
  }
}

/**
 * The sales in a top category and below it, by what is compared with each other: the same category, maker,
 * currency, price basis, and one piece or several. Makers with few sales count as none.
 */
export async function countSales(database: Database, rootId: number): Promise<CountedSales[]> {
  const { rows } = await sql<CountedSales>`
    WITH categories AS MATERIALIZED (
      SELECT id FROM taxonomy_nodes WHERE id = ${rootId} OR ancestor_ids @> ARRAY[${rootId}]::bigint[]
    ), makers AS MATERIALIZED (
      SELECT maker FROM sold_items WHERE category_id IN (SELECT id FROM categories) AND maker <> ''
      GROUP BY maker HAVING count(*) >= ${LEAST_OF_MAKER} ORDER BY count(*) DESC, maker LIMIT ${MOST_MAKERS}
    )
    SELECT concat_ws('/', category_id, currency, price_basis, pieces = 1, makers.maker) AS kind, extract(year FROM sale_date)::int AS year,
      round(ln(price::float8) * ${STEPS}::float8) / ${STEPS}::float8 AS "logPrice", count(*)::int AS sales, (count(*) FILTER (WHERE is_sample))::int AS samples
    FROM sold_items LEFT JOIN makers USING (maker)
    WHERE category_id IN (SELECT id FROM categories)
    GROUP BY 1, 2, 3
  `.execute(database)
  return rows
}

async function storeIndices(
  database: Database,
  computed: ReadonlyMap<number, ComputedIndex>,
  { computedAt, milliseconds }: { computedAt: Date; milliseconds: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two processes that compute at once store one after the other.
    await transaction
      .updateTable('price_index_state')
      .set({ computed_at: computedAt, milliseconds })
      .execute()
    await transaction.deleteFrom('price_indices').execute()
    for (const [id, { sales, samples, years }] of computed)
      await sql`
        INSERT INTO price_indices (category_id, sales, samples, years)
        SELECT id, ${sales}, ${samples}, ${JSON.stringify(years)}::jsonb FROM taxonomy_nodes WHERE id = ${id} FOR KEY SHARE`.execute(
        transaction,
      )
    await appendEvents(transaction, [newEvent(priceIndicesComputed, {})])
  })
}
