import { sql, type Kysely } from 'kysely'

/**
 * How far the workers have recomputed the keys that texts are compared, sorted and filtered by. The rows
 * themselves are not touched here: a migration of a large table would keep the site waiting, and a title that
 * is now the same as another one must not end it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE text_key_progress (
      table_name text PRIMARY KEY,
      -- TEXT_KEYS_VERSION (domain/text-keys/keyed-tables.ts) that the keys are brought to.
      version integer NOT NULL,
      -- Rows up to this id have their keys.
      last_id bigint NOT NULL,
      -- From the first row to the last, this one included.
      passes_left smallint NOT NULL,
      -- When the workers go on with it. Null once no pass is left.
      due_at timestamptz
    )
  `.execute(database)
}
