import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE saved_searches (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('inventory', 'marks', 'library')),
      name text NOT NULL,
      query text NOT NULL,
      -- Urls of categories with commas between; empty is all.
      categories text NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT saved_searches_once UNIQUE (user_id, type, query, categories)
    );
  `.execute(database)
}
