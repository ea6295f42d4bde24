import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Only what somebody has chosen: a default that is changed later holds for everybody else.
    CREATE TABLE user_preferences (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      key text NOT NULL,
      value text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, key)
    );
  `.execute(database)
}
