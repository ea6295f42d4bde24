import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

interface OpenedPrices {
  userId: number
  itemIds: readonly number[]
  usedAt: Date
  openUntil: Date
}

/** Opens the prices of sold items for a member. One that was deleted meanwhile is passed over. */
export async function openPrices(
  transaction: Transaction,
  { userId, itemIds, usedAt, openUntil }: OpenedPrices,
): Promise<void> {
  await sql`
    INSERT INTO price_guide_lookups (user_id, item_id, used_at, open_until)
    SELECT ${userId}, id, ${usedAt}, ${openUntil} FROM (SELECT id FROM sold_items WHERE id = ANY(${[...itemIds]}::bigint[]) ORDER BY id FOR KEY SHARE) AS item
  `.execute(transaction)
}
