import { sql, type Kysely } from 'kysely'

/** Filters and an order of the list of items that a member saved under a name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_views (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      -- sameTextKey of the name.
      name_key text COLLATE "C" NOT NULL,
      -- Parameters of the list by their names.
      parameters jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT vault_views_name_key UNIQUE (user_id, name_key)
    );
  `.execute(database)
}
