import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE books (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      -- titleSortKey of the title (contracts/text.ts): one rule for every engine.
      sort_key text COLLATE "C" NOT NULL,
      author_names text[] NOT NULL CHECK (cardinality(author_names) > 0),
      year integer NOT NULL,
      category_id bigint NOT NULL REFERENCES taxonomy_nodes,
      -- ISO 639; empty where it is not known.
      language text NOT NULL DEFAULT '',
      publisher text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      -- In the order of the book: title, and page as the book numbers it (empty where it is not known).
      contents jsonb NOT NULL DEFAULT '[]',
      cover text NOT NULL DEFAULT '',
      source text NOT NULL,
      -- The source's own id of the book; null where it has none.
      external_id text COLLATE "C",
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT books_external_id_key UNIQUE (source, external_id)
    );
    CREATE INDEX books_by_title ON books (sort_key, id);
    CREATE INDEX books_by_category ON books (category_id, year, id);
    CREATE INDEX books_by_change ON books USING brin (updated_at);

    INSERT INTO cache_generations (area) VALUES ('library') ON CONFLICT DO NOTHING;
  `.execute(database)
}
