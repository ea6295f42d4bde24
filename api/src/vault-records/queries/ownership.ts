import { ownerships } from '@vitrine/contracts/vault-items/ownership'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import { sql, type RawBuilder } from 'kysely'

const own = sql.join(ownerships.filter(({ isOwn }) => isOwn).map(({ name }) => sql.lit(name)))

/** Whether an item counts in totals, of `item` and its `record`. */
export const isOwn = sql<boolean>`${ownershipValue} IN (${own})`

/** What a valuation `given` of an item `own` stands for: of a range its middle, for all pieces. */
export const middleOfRange = sql`(given.amount + coalesce(given.amount_max, given.amount)) / 2 * own.pieces`

/** Of each item of a table `own` the newest valuation of each basis. */
export const newestValuations = sql`
  SELECT DISTINCT ON (own.id, given.basis) own.id, given.basis, given.currency, ${middleOfRange} AS amount
  FROM own JOIN vault_given_valuations given ON given.item_id = own.id
  ORDER BY own.id, given.basis, given.day DESC NULLS LAST, given.place DESC`

/** A member's items with their ownership and how many pieces an amount stands for. */
export function ownedItems(userId: number): RawBuilder<unknown> {
  return sql`
    SELECT item.id, item.purchase_price, ${ownershipValue} AS ownership, ${isOwn} AS is_own,
      CASE WHEN record.values_are = 'each' THEN record.quantity ELSE 1 END AS pieces
    FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id
    WHERE item.user_id = ${userId} AND item.deleted_at IS NULL`
}
