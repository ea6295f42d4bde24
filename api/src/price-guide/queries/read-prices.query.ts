import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import type { OpenPrice } from '@vitrine/contracts/price-guide/price-schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * The prices of these items that somebody may see at `now`: all without a count, with one those that are
 * open, else none.
 */
export async function readPrices(
  executor: Executor,
  actor: Actor,
  ids: readonly number[],
  now: Date,
): Promise<OpenPrice[]> {
  const access = priceAccessOf(actor)
  if (access === 'none') return []
  const isOpen = access === 'open' ? sql`true` : sql`opened.until > ${now}`
  const { rows } = await sql<Omit<OpenPrice, 'openUntil'> & { until: Date | null }>`
    SELECT item.id, item.price::float8 AS amount, item.currency, item.price_basis AS "priceBasis", opened.until FROM sold_items item
    LEFT JOIN LATERAL (
      SELECT max(open_until) AS until FROM price_guide_lookups WHERE user_id = ${actor.userId} AND item_id = item.id AND ${access === 'counted'}
    ) opened ON true
    WHERE item.id = ANY(${[...ids]}::bigint[]) AND ${isOpen} ORDER BY item.id
  `.execute(executor)
  return rows.map(({ until, ...price }) => ({ ...price, openUntil: until?.toISOString() ?? null }))
}
