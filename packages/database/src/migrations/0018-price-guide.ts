import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sold_items (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      -- titleSortKey of the title (contracts/text.ts): one rule for every engine.
      sort_key text COLLATE "C" NOT NULL,
      description text NOT NULL DEFAULT '',
      category_id bigint NOT NULL REFERENCES taxonomy_nodes,
      maker text NOT NULL DEFAULT '',
      sale_date date NOT NULL,
      price numeric(12, 2) NOT NULL CHECK (price > 0),
      -- ISO 4217; XXX is money without a code.
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      source text NOT NULL,
      -- The source's own id of the lot; null where it has none.
      external_id text COLLATE "C",
      pictures text[] NOT NULL DEFAULT '{}',
      -- How many pieces were sold together.
      pieces integer NOT NULL DEFAULT 1 CHECK (pieces > 0),
      -- Made up, to show how the site works.
      is_sample boolean NOT NULL DEFAULT false,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT sold_items_external_id_key UNIQUE (source, external_id)
    );
    CREATE INDEX sold_items_by_date ON sold_items (sale_date DESC, id DESC);
    CREATE INDEX sold_items_by_category ON sold_items (category_id, sale_date DESC, id DESC);
    CREATE INDEX sold_items_by_title ON sold_items (sort_key, id);
    -- A rebuild asks what has changed since it began; rows come in order of time, so a small index does.
    CREATE INDEX sold_items_by_change ON sold_items USING brin (updated_at);

    -- Prices that counted members have opened. An item that is deleted leaves the count as it is.
    CREATE TABLE price_guide_lookups (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      item_id bigint REFERENCES sold_items ON DELETE SET NULL,
      used_at timestamptz NOT NULL,
      open_until timestamptz NOT NULL
    );
    CREATE INDEX price_guide_lookups_by_item ON price_guide_lookups (user_id, item_id, open_until DESC);
    CREATE INDEX price_guide_lookups_of_item ON price_guide_lookups (item_id);

    ALTER TABLE memberships
      -- Which allowance lookups_used counts: 'trial', or the first day of a month of lookups. Null: the one that runs now.
      ADD COLUMN lookups_period text CHECK (lookups_period ~ '^(trial|[0-9]{4}-[0-9]{2}-[0-9]{2})$'),
      -- Its day of the month is that on which a month of lookups begins.
      ADD COLUMN began_on date NOT NULL DEFAULT current_date;

    INSERT INTO cache_generations (area) VALUES ('price-guide') ON CONFLICT DO NOTHING;
  `.execute(database)
}
