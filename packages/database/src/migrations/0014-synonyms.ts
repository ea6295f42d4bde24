import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE synonyms (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('equal', 'one-way')),
      -- As staff wrote them, in their order. Of a one-way list the first finds the others.
      terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 20),
      -- A hash of what the list means to search: two lists with the same words are one list.
      fingerprint text NOT NULL UNIQUE,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    INSERT INTO cache_generations (area) VALUES ('synonyms') ON CONFLICT DO NOTHING;
  `.execute(database)
}
