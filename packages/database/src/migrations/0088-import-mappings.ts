import { sql, type Kysely } from 'kysely'

/** How columns of spreadsheets are read, saved by members under a name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_import_mappings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      -- Of the headings for which it is proposed.
      headings_key text COLLATE "C" NOT NULL,
      reading jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT vault_import_mappings_name_key UNIQUE (user_id, name_key)
    );
  `.execute(database)
}
