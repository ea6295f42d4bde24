import type { Location } from '@vitrine/contracts/locations/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { newestValuations, ownedItems } from '../../vault-records/queries/ownership.ts'
import { locationTree } from '@vitrine/domain/vault/location-tree'

/** A member's storage locations as a tree, each directly before what is inside of it, by one statement. */
export async function listLocations(executor: Executor, userId: number): Promise<Location[]> {
  const { rows } = await sql<Location>`
    WITH RECURSIVE ${locationTree(userId)},
    -- Each place with itself and all places inside of it.
    inside AS (SELECT unnest(place.ids) AS id, place.id AS inner_id FROM place),
    held AS MATERIALIZED (
      SELECT item.storage_location_id AS id, count(*) AS items FROM vault_items item
      WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND item.storage_location_id IS NOT NULL
      GROUP BY item.storage_location_id
    ), counted AS (
      SELECT inside.id, sum(held.items)::int AS items FROM inside JOIN held ON held.id = inside.inner_id GROUP BY inside.id
    ), own AS MATERIALIZED (
      SELECT * FROM (${ownedItems(userId)}) owned WHERE is_own
    ), valuation AS MATERIALIZED (${newestValuations}), summed AS (
      SELECT inside.id, valuation.basis, valuation.currency, round(sum(valuation.amount), 2)::float8 AS amount
      FROM valuation JOIN vault_items item ON item.id = valuation.id JOIN inside ON inside.inner_id = item.storage_location_id
      GROUP BY inside.id, valuation.basis, valuation.currency
    )
    SELECT place.id, place.display_name AS "displayName", place.parent_id AS "parentId", place.depth,
      place.names AS path, place.user_id IS NULL AS "isDefault",
      coalesce(held.items, 0)::int AS "itemsCount", coalesce(counted.items, 0) AS "itemsInside",
      coalesce((
        SELECT json_agg(json_build_object('basis', basis, 'currency', currency, 'amount', amount) ORDER BY basis, currency)
        FROM summed WHERE summed.id = place.id
      ), '[]') AS values
    FROM place LEFT JOIN held ON held.id = place.id LEFT JOIN counted ON counted.id = place.id
    ORDER BY place.sorted
  `.execute(executor)
  return rows
}
