import { ownerships } from '@vitrine/contracts/vault-items/ownership'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import { sql, type RawBuilder } from 'kysely'

const own = sql.join(ownerships.filter(({ isOwn }) => isOwn).map(({ name }) => sql.lit(name)))

/** Whether an item counts in totals, of `item` and its `record`. */
export const isOwn = sql<boolean>`${ownershipValue} IN (${own})`

/** A member's items with their ownership and how many pieces an amount stands for. */
export function ownedItems(userId: number): RawBuilder<unknown> {
  return sql`
    SELECT item.id, item.purchase_price, ${ownershipValue} AS ownership, ${isOwn} AS is_own,
      CASE WHEN record.values_are = 'each' THEN record.quantity ELSE 1 END AS pieces
    FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id
    WHERE item.user_id = ${userId} AND item.deleted_at IS NULL`
}
