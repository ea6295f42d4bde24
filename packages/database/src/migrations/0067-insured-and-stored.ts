import { sql, type Kysely } from 'kysely'

/**
 * Whether an item is insured or stored is a fact of its own: it may be known without the company or the
 * place. An item that names one is insured or stored either way; the columns of existing rows are filled so
 * that this stays so after its entry is deleted.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_items ADD COLUMN is_insured boolean NOT NULL DEFAULT false, ADD COLUMN is_stored boolean NOT NULL DEFAULT false;
    UPDATE vault_items SET is_insured = insurance_id IS NOT NULL, is_stored = storage_location_id IS NOT NULL
    WHERE insurance_id IS NOT NULL OR storage_location_id IS NOT NULL;
  `.execute(database)
}
