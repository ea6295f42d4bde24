import { sql, type Kysely } from 'kysely'

/** The workers recompute text keys by id. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_inventory_numbers ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;
    CREATE UNIQUE INDEX vault_inventory_numbers_by_id ON vault_inventory_numbers (id);
  `.execute(database)
}
