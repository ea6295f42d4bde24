import { sql, type Kysely } from 'kysely'

/** Fields that members define. Their values are item specifics, by name, and have no column of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE own_fields (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      -- sameTextKey of the name.
      name_key text COLLATE "C" NOT NULL,
      type text NOT NULL CHECK (type IN ('text', 'number', 'date', 'choice', 'yesNo')),
      unit text NOT NULL DEFAULT '',
      choices jsonb NOT NULL DEFAULT '[]',
      -- Null: of every category.
      category_id bigint REFERENCES taxonomy_nodes ON DELETE SET NULL,
      place integer NOT NULL,
      CONSTRAINT own_fields_name_key UNIQUE (user_id, name_key)
    );
    CREATE INDEX own_fields_by_category ON own_fields (category_id) WHERE category_id IS NOT NULL;
  `.execute(database)
}
