import { sql, type Kysely } from 'kysely'

/** Which actions exist, and the entries whose action begins so, are found without reading the whole log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX audit_entries_by_action ON audit_entries (action text_pattern_ops, id DESC)`.execute(
    database,
  )
}
