import { sql, type Kysely } from 'kysely'

/**
 * When a price was last compared with the catalog of the provider of new purchases. A checkout relies on
 * that, and asks again where it is older than a day.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE rate_plans ADD COLUMN price_compared_at timestamptz`.execute(database)
}
