import { sql, type Kysely } from 'kysely'

/**
 * How many documents a rebuild will write, so that its progress is told against what it reads and not against
 * the old index.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE index_rebuilds ADD COLUMN expected bigint`.execute(database)
}
