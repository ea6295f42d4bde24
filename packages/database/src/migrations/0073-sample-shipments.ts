import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A hash of what the sample sold items were made of last. A start upgrades only those with another hash.
    CREATE TABLE sample_shipment (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      digest text NOT NULL
    );
  `.execute(database)
}
