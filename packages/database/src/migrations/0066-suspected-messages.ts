import { sql, type Kysely } from 'kysely'

/** Messages and reports whose sender filled in the field that no person sees: kept for staff, never mailed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE contact_messages ADD COLUMN is_suspected boolean NOT NULL DEFAULT false;
    ALTER TABLE collection_reports ADD COLUMN is_suspected boolean NOT NULL DEFAULT false;
  `.execute(database)
}
