import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE favorites (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      item_type text NOT NULL CHECK (item_type IN ('inventory', 'marks', 'library')),
      -- Of sold_items, marks or books. No foreign key: the favorite of a deleted item stays, and says so.
      item_id bigint NOT NULL,
      -- From when it was added, for when the item is gone. Only what everybody may see.
      title text NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      -- Who wrote a book, and when.
      byline text NOT NULL,
      picture text NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT favorites_once UNIQUE (user_id, item_type, item_id)
    );
  `.execute(database)
}
