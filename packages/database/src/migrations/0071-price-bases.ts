import { sql, type Kysely } from 'kysely'

/**
 * Whether a sold price is the hammer price or includes the buyer's premium; empty where the source says
 * neither.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sold_items ADD COLUMN price_basis text NOT NULL DEFAULT '' CHECK (price_basis IN ('', 'hammer', 'premium'));
  `.execute(database)
}
