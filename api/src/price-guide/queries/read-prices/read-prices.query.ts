import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import type { Price } from '@vitrine/contracts/price-guide/price-schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

/** The prices of these items that somebody may see at `now`: all without a count, with one those that are open, else none. */
export async function readPrices(executor: Executor, actor: Actor, ids: readonly number[], now: Date): Promise<Price[]> {
  const access = priceAccessOf(actor)
  if (access === 'none') return []
  const isOpen = access === 'open' ? sql`true` : sql`EXISTS (SELECT FROM price_guide_lookups lookup WHERE lookup.user_id = ${actor.userId} AND lookup.item_id = item.id AND lookup.open_until > ${now})`
  const { rows } = await sql<Price>`
    SELECT item.id, item.price::float8 AS amount, item.currency FROM sold_items item WHERE item.id = ANY(${[...ids]}::bigint[]) AND ${isOpen} ORDER BY item.id
  `.execute(executor)
  return rows
}
