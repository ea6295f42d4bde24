import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE marks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      -- titleSortKey of the title (contracts/text.ts): one rule for every engine.
      sort_key text COLLATE "C" NOT NULL,
      description text NOT NULL DEFAULT '',
      -- What sets real from copy.
      authenticity text NOT NULL DEFAULT '',
      category_id bigint NOT NULL REFERENCES taxonomy_nodes,
      maker text NOT NULL DEFAULT '',
      place text NOT NULL DEFAULT '',
      -- In words, where the years alone do not tell.
      period text NOT NULL DEFAULT '',
      first_year integer,
      -- Null where it is still in use, and where nobody knows.
      last_year integer,
      -- The kind of object that it stands on.
      kind text NOT NULL,
      -- A small one, which everybody sees; '' for none.
      picture text NOT NULL DEFAULT '',
      picture_note text NOT NULL DEFAULT '',
      -- Larger ones, which belong to the details.
      pictures text[] NOT NULL DEFAULT '{}',
      source text NOT NULL,
      -- The source's own id of the mark; null where it has none.
      external_id text COLLATE "C",
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (first_year <= last_year),
      CONSTRAINT marks_external_id_key UNIQUE (source, external_id)
    );
    CREATE INDEX marks_by_category ON marks (category_id);
    CREATE INDEX marks_by_maker ON marks (maker, first_year, id) WHERE maker <> '';
    CREATE INDEX marks_by_title ON marks (sort_key, id);
    -- A rebuild asks what has changed since it began; rows come in order of time, so a small index does.
    CREATE INDEX marks_by_change ON marks USING brin (updated_at);

    INSERT INTO cache_generations (area) VALUES ('marks') ON CONFLICT DO NOTHING;
  `.execute(database)
}
