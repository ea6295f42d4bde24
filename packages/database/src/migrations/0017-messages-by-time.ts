import { sql, type Kysely } from 'kysely'

/** A message that is sent twice is looked for among the last minutes' ones alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX contact_messages_by_time ON contact_messages (created_at)`.execute(database)
}
