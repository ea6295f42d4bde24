import { sql, type Kysely } from 'kysely'

/**
 * Whether everybody sees a specific of an item in a public collection. Those that are there were seen and
 * stay so; new ones are seen once their owner releases them. The default serves the version before, which
 * inserts rows without the column.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_item_specifics ADD COLUMN is_released boolean NOT NULL DEFAULT true;
    ALTER TABLE vault_item_specifics ALTER COLUMN is_released SET DEFAULT false;
  `.execute(database)
}
