import type { Database } from '@vitrine/database/database'
import { anAttribute } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'

const OTHERS = 5_000
const LOCATIONS = 40
const INSURERS = 5

export interface Collector {
  userId: number
  /** How many items the collector has, as good as random among all. */
  items: number
}

/**
 * Items with records, costs and valuations until there are `total`: those of the collectors between those of
 * others, who have 5,000 each at most.
 */
export async function fillRecords(
  database: Database,
  { total, collectors, categoryId }: { total: number; collectors: readonly Collector[]; categoryId: number },
): Promise<void> {
  await sql`INSERT INTO users (email, email_normalized, display_name, password_hash)
    SELECT email, email, 'Other', '-' FROM (SELECT 'other' || member || '@vitrine.example' AS email FROM generate_series(1, ${Math.ceil(total / OTHERS)}) AS member) others`.execute(
    database,
  )
  // The first of both kinds of the collectors who take the place is whose the item is.
  const whose = sql.join(
    collectors.map(
      ({ userId, items }, at) => sql`WHEN at % ${Math.floor(total / items)} = ${at} THEN ${userId}`,
    ),
    sql` `,
  )
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, category_id, purchase_date, purchase_price, images_count, created_at, updated_at)
    SELECT user_id, title, lower(title), lower(title), lower(title), repeat('A thin rim, a hair line, and a mark that nobody has read. ', 6), ${categoryId},
      date '1990-01-01' + (at % 12000)::int, 10 + at % 5000, at % 3, made_at, made_at
    FROM (
      SELECT at, CASE ${whose} ELSE (SELECT min(id) FROM users WHERE email LIKE 'other%') + (at * 7919) % (SELECT count(*) FROM users WHERE email LIKE 'other%') END AS user_id,
        (ARRAY['Blue', 'Amber', 'Cut', 'Pressed', 'Old', 'Small', 'Large'])[1 + at % 7] || ' ' || (ARRAY['vase', 'bowl', 'lamp', 'jug', 'plate', 'clock', 'tile', 'spoon', 'box'])[1 + at % 9] || ' ' || at AS title,
        now() - at * interval '1 second' AS made_at
      FROM generate_series(1::bigint, ${total}::bigint) AS at
    ) made
  `.execute(database)
  await sql`
    INSERT INTO vault_item_records (item_id, user_id, inventory_number, object_type, maker, ownership)
    SELECT id, user_id, 'V-' || id, (ARRAY['Vase', 'Bowl', 'Lamp', 'Jug', 'Plate', 'Clock', 'Tile', 'Spoon', 'Box'])[1 + id % 9], 'Maker ' || id % 300,
      (ARRAY['owned', 'owned', 'owned', 'onLoanTo', 'forSale', 'consigned'])[1 + id % 6]
    FROM vault_items
  `.execute(database)
  await sql`
    INSERT INTO vault_given_valuations (item_id, place, basis, amount, currency, day)
    SELECT id, 0, 'own', 20 + id % 9000, (ARRAY['USD', 'USD', 'EUR'])[1 + id % 3], date '2015-01-01' + (id % 3600)::int FROM vault_items WHERE id % 4 <> 0
  `.execute(database)
  await sql`
    INSERT INTO vault_item_specifics (item_id, place, name, display_name, value)
    SELECT id, 0, 'condition', 'Condition', (ARRAY['Good', 'Fair', 'Poor'])[1 + id % 3] FROM vault_items WHERE id % 2 = 0
  `.execute(database)
  for (const { userId } of collectors) await storeAway(database, userId)
  for (const table of [
    'vault_items',
    'vault_item_records',
    'vault_item_amounts',
    'vault_item_texts',
    'vault_item_specifics',
    'vault_given_valuations',
    'vault_item_tags',
  ])
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(database)
}

/** Their items lie in 40 places and are insured with five companies. */
async function storeAway(database: Database, userId: number): Promise<void> {
  const several = async (type: 'STORAGE_LOCATION' | 'INSURANCE', count: number) => {
    const ids: number[] = []
    for (let made = 0; made < count; made += 1)
      ids.push(await anAttribute(database, userId, { type, displayName: `${type} ${made}` }))
    return ids
  }
  const places = await several('STORAGE_LOCATION', LOCATIONS)
  const insurers = await several('INSURANCE', INSURERS)
  await sql`
    UPDATE vault_items SET storage_location_id = (${places}::bigint[])[1 + id % ${LOCATIONS}], insurance_id = (${insurers}::bigint[])[1 + id % ${INSURERS + 1}]
    WHERE user_id = ${userId}
  `.execute(database)
}
