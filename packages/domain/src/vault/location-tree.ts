import { locationLimits } from '@vitrine/contracts/locations/messages'
import { sql, type RawBuilder } from 'kysely'

/**
 * A recursive table `place` of the default locations and the member's own: `ids` and `names` from the first
 * level on (`ids` with its own), `sorted` puts each before what is inside of it.
 */
export function locationTree(userId: number): RawBuilder<unknown> {
  return sql`place AS (
    SELECT id, parent_id, user_id, display_name, 1 AS depth, ARRAY[id] AS ids, ARRAY[]::text[] AS names,
      ARRAY[sort_key, id::text] AS sorted
    FROM custom_attributes
    WHERE type = 'STORAGE_LOCATION' AND parent_id IS NULL AND (user_id IS NULL OR user_id = ${userId})
    UNION ALL
    SELECT inner_place.id, inner_place.parent_id, inner_place.user_id, inner_place.display_name, place.depth + 1,
      place.ids || inner_place.id, place.names || place.display_name, place.sorted || ARRAY[inner_place.sort_key, inner_place.id::text]
    FROM place JOIN custom_attributes inner_place ON inner_place.parent_id = place.id
    WHERE inner_place.user_id = ${userId} AND place.depth < ${sql.lit(locationLimits.depthMax)}
  )`
}

/** Ids of a location and of everything inside of it, as an array. */
export function idsInside(userId: number, id: number): RawBuilder<unknown> {
  return sql`ARRAY(
    WITH RECURSIVE inside AS (
      SELECT id FROM custom_attributes WHERE id = ${id} AND type = 'STORAGE_LOCATION' AND (user_id IS NULL OR user_id = ${userId})
      UNION
      SELECT inner_place.id FROM inside JOIN custom_attributes inner_place ON inner_place.parent_id = inside.id AND inner_place.user_id = ${userId}
    ) SELECT id FROM inside
  )`
}

/** Names of a location and of those around it, the outermost first, as an array. */
export function namesAround(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ARRAY(
    WITH RECURSIVE around AS (
      SELECT parent_id, display_name, 1 AS level FROM custom_attributes WHERE id = ${id}
      UNION ALL
      SELECT next_one.parent_id, next_one.display_name, around.level + 1
      FROM around JOIN custom_attributes next_one ON next_one.id = around.parent_id
    ) SELECT display_name FROM around ORDER BY level DESC
  )`
}
