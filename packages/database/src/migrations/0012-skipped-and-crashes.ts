import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Records that a rebuild could not read: how many, and the first of them as [{ id, reason }].
    ALTER TABLE index_rebuilds ADD COLUMN skipped bigint NOT NULL DEFAULT 0;
    ALTER TABLE index_rebuilds ADD COLUMN skipped_records jsonb NOT NULL DEFAULT '[]';

    -- Runs of a delivery that were begun after its process had died with it in hand.
    ALTER TABLE outbox_deliveries ADD COLUMN runs_after_crash integer NOT NULL DEFAULT 0;
  `.execute(database)
}
