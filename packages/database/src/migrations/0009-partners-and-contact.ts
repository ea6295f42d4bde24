import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE data_partners (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The house's name, and the last segment of its page's address.
      source text NOT NULL,
      source_url text NOT NULL UNIQUE,
      graphic_url text NOT NULL,
      bg_color text NOT NULL CHECK (bg_color ~ '^#[0-9A-F]{6}$'),
      about text NOT NULL DEFAULT '',
      records text NOT NULL DEFAULT '',
      website text,
      -- Order among the partners, from 1.
      place integer NOT NULL,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX data_partners_by_place ON data_partners (place, id);

    INSERT INTO cache_generations (area) VALUES ('partners');

    CREATE TABLE contact_messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL,
      subject text NOT NULL,
      website text,
      message text NOT NULL,
      state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered')),
      -- Who marked it answered last, and when.
      answered_by bigint REFERENCES users ON DELETE SET NULL,
      answered_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX contact_messages_by_state ON contact_messages (state, id DESC);
  `.execute(database)
}
