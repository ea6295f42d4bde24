import { sql, type Kysely } from 'kysely'

/** When a loan or a consignment ends. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE vault_item_records ADD COLUMN ownership_until date`.execute(database)
}
