import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

/** Items of the member who asks, and of each other member at most. */
export const OWN_ITEMS = 5_000

/**
 * Members, their items with every fifth tagged, until there are `total`. The first member has `OWN_ITEMS` of
 * them, and all are as good as random in the table.
 */
export async function fillVaults(
  database: Database,
  { total, owner, categoryId, tagId }: { total: number; owner: number; categoryId: number; tagId: number },
): Promise<void> {
  const {
    rows: [before],
  } = await sql<{ items: number }>`SELECT count(*) AS items FROM vault_items`.execute(database)
  const missing = total - Number(before?.items ?? 0)
  const own = before?.items ? 0 : OWN_ITEMS
  await sql`INSERT INTO users (email, email_normalized, display_name, password_hash)
    SELECT email, email, 'Other', '-' FROM (SELECT 'other' || (SELECT count(*) FROM users) + member || '@vitrine.example' AS email FROM generate_series(1, ${Math.ceil((missing - own) / OWN_ITEMS)}) AS member) others`.execute(
    database,
  )
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, category_id, purchase_price, created_at, updated_at)
    SELECT user_id, title, lower(title), lower(title), lower(title), repeat('A thin rim, a hair line, and a mark that nobody has read. ', 6), ${categoryId}, 12.5, made_at, made_at
    FROM (
      SELECT CASE WHEN at % ${Math.max(1, Math.floor(missing / Math.max(own, 1)))} = 0 AND at / ${Math.max(1, Math.floor(missing / Math.max(own, 1)))} <= ${own} THEN ${owner} ELSE (SELECT min(id) FROM users WHERE email LIKE 'other%') + (at * 7919) % (SELECT count(*) FROM users WHERE email LIKE 'other%') END AS user_id,
        (ARRAY['Blue', 'Amber', 'Cut', 'Pressed', 'Old', 'Small', 'Large'])[1 + at % 7] || ' ' || (ARRAY['vase', 'bowl', 'lamp', 'jug', 'plate', 'clock', 'tile', 'spoon', 'box'])[1 + at % 9] || ' ' || ${Number(before?.items ?? 0)} + at AS title,
        now() - at * interval '1 second' AS made_at
      FROM generate_series(1::bigint, ${missing}::bigint) AS at
    ) made
  `.execute(database)
  await sql`INSERT INTO vault_item_tags (item_id, tag_id, place) SELECT id, ${tagId}, 0 FROM vault_items WHERE user_id = ${owner} AND id % 5 = 0 ON CONFLICT DO NOTHING`.execute(
    database,
  )
  await sql`VACUUM (ANALYZE) vault_items`.execute(database)
  await sql`VACUUM (ANALYZE) vault_item_tags`.execute(database)
}
