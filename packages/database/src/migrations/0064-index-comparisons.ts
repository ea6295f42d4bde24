import { sql, type Kysely } from 'kysely'

/**
 * How each index compared with the database when it was last looked at: counting both sides costs too much
 * for a console that asks every few seconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE index_comparisons (
      index_id text PRIMARY KEY,
      documents bigint NOT NULL,
      records bigint NOT NULL,
      document_revision bigint NOT NULL,
      record_revision bigint NOT NULL,
      skipped integer NOT NULL,
      is_settled boolean NOT NULL,
      compared_at timestamptz NOT NULL
    )
  `.execute(database)
}
