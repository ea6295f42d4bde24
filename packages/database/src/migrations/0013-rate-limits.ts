import { sql, type Kysely } from 'kysely'

/** Counts of a minute or an hour: lost in a crash they are no loss, so no log is written for them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE rate_limits (
      key text PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`.execute(database)
  await sql`CREATE INDEX rate_limits_expire ON rate_limits (expire)`.execute(database)
}
