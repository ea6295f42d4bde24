import { sql, type Kysely } from 'kysely'

/**
 * The account of a new user of a team is there from the moment on which the admin adds it. Until its
 * invitation is opened it has no password, and it goes with the entry that it was made for, however that
 * ends.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ALTER COLUMN password_hash DROP NOT NULL,
      ADD COLUMN invited_as bigint UNIQUE REFERENCES team_users ON DELETE CASCADE,
      ADD CONSTRAINT users_waits CHECK ((password_hash IS NULL) = (invited_as IS NOT NULL))
  `.execute(database)
}
