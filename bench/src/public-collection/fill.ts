import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

export const COLLECTIONS = 1_000
export const ITEMS = 500

/**
 * A member's 1,000 collections, of which one is public and holds 500 items; the others hold ten each. Returns
 * the id of the public one.
 */
export async function fillCollections(
  database: Database,
  owner: number,
  categoryId: number,
): Promise<number> {
  await sql`
    INSERT INTO collections (user_id, title, title_key, title_folded, sort_key, description, description_folded, status, was_public, created_at, updated_at)
    SELECT ${owner}, title, lower(title), lower(title), lower(title), text, lower(text), CASE WHEN at = 1 THEN 'public' ELSE 'private' END, at = 1, made_at, made_at
    FROM (
      SELECT at, (ARRAY['Blue', 'Amber', 'Cut', 'Pressed', 'Old', 'Small', 'Large'])[1 + at % 7] || ' ' || (ARRAY['vases', 'bowls', 'lamps', 'jugs', 'plates', 'clocks'])[1 + at % 6] || ' ' || at AS title,
        repeat('What was found between two wars, and what came down the family. ', 8) AS text, now() - at * interval '1 minute' AS made_at
      FROM generate_series(1, ${COLLECTIONS}) AS at
    ) made
  `.execute(database)
  const { id } = await database
    .selectFrom('collections')
    .select('id')
    .where('user_id', '=', owner)
    .where('status', '=', 'public')
    .executeTakeFirstOrThrow()
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, category_id, collection_id, created_at, updated_at)
    SELECT ${owner}, title, lower(title), lower(title), lower(title), repeat('A thin rim, a hair line, and a mark that nobody has read. ', 6), ${categoryId}, collection_id, made_at, made_at
    FROM (
      SELECT 'Piece ' || at || ' of ' || collection.id AS title, collection.id AS collection_id, now() - at * interval '1 second' AS made_at
      FROM collections collection CROSS JOIN LATERAL generate_series(1, CASE WHEN collection.status = 'public' THEN ${ITEMS}::integer ELSE 10 END) AS at
    ) made
  `.execute(database)
  await sql`VACUUM (ANALYZE) collections`.execute(database)
  await sql`VACUUM (ANALYZE) vault_items`.execute(database)
  return id
}
