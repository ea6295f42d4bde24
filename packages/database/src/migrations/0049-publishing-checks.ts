import { sql, type Kysely } from 'kysely'

/** What staff decided of each check before publishing. Without a row it warns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE publishing_checks (
      name text PRIMARY KEY CHECK (name IN ('template-instructions', 'missing-alternative-text', 'broken-links', 'too-short', 'no-own-picture')),
      level text NOT NULL CHECK (level IN ('off', 'warning', 'refusal'))
    )
  `.execute(database)
}
