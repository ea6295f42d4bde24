import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE auctions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      house text NOT NULL,
      place text NOT NULL,
      -- IANA, as 'Europe/Paris': times are told by the clock of the place.
      time_zone text NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      link text,
      description text NOT NULL DEFAULT '',
      -- In the order of the sale: number, title, estimate.
      lots jsonb NOT NULL DEFAULT '[]',
      status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'canceled')),
      is_sample boolean NOT NULL DEFAULT false,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT auctions_end_after_start CHECK (ends_at > starts_at)
    );
    CREATE INDEX auctions_by_start ON auctions (starts_at, id);

    CREATE TABLE auction_categories (
      auction_id bigint NOT NULL REFERENCES auctions (id) ON DELETE CASCADE,
      category_id bigint NOT NULL REFERENCES taxonomy_nodes (id),
      PRIMARY KEY (auction_id, category_id)
    );
    CREATE INDEX auction_categories_by_category ON auction_categories (category_id);

    INSERT INTO cache_generations (area) VALUES ('auctions') ON CONFLICT DO NOTHING;
  `.execute(database)
}
