import type { ItemValuation } from '@vitrine/contracts/vault-items/valuations'
import { valuationLimits as limits } from '@vitrine/contracts/vault-items/valuations'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

/**
 * What the stored scores of a member's item have said, oldest first; of very many the newest.
 *
 * @throws AppError NOT_FOUND for whatever is not the member's own, or no longer there
 */
export async function listValuations(
  executor: Executor,
  userId: number,
  itemId: number,
): Promise<ItemValuation[]> {
  const { rows } = await sql<{ valuations: ItemValuation[] }>`
    SELECT (
      SELECT coalesce(json_agg(json_build_object(
        'valuedAt', to_char(valued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'estimatedPriceMin', estimated_price_min::float8, 'estimatedPriceMax', estimated_price_max::float8, 'meanPrice', mean_price::float8,
        'widePriceMin', wide_price_min::float8, 'widePriceMax', wide_price_max::float8, 'currency', currency, 'total', total
      ) ORDER BY valued_at, id), '[]')
      FROM (SELECT * FROM vault_item_valuations WHERE item_id = item.id ORDER BY valued_at DESC, id DESC LIMIT ${limits.listedMax}) newest
    ) AS valuations
    FROM vault_items item WHERE item.id = ${itemId} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return row.valuations
}
