import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- When its time had come and none of its articles could be read any more; null once it has a time anew.
    ALTER TABLE newsletter_issues ADD COLUMN held_back_at timestamptz;
  `.execute(database)
}
