import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- How many comparables the stored figures rest on.
    ALTER TABLE vault_items ADD COLUMN estimate_total smallint;

    -- The filters that a member keeps for an item: one snapshot an item.
    CREATE TABLE worth_score_snapshots (
      item_id bigint PRIMARY KEY REFERENCES vault_items ON DELETE CASCADE,
      filters jsonb NOT NULL,
      saved_at timestamptz NOT NULL
    );

    -- A score that used a lookup, and stays open for a time: its query and category, and the comparables that any other filters narrow.
    CREATE TABLE worth_score_openings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      -- Capitals and runs of spaces do not matter.
      query_key text COLLATE "C" NOT NULL,
      -- 0: of every category.
      category_id bigint NOT NULL,
      sold_item_ids bigint[] NOT NULL,
      relevances double precision[] NOT NULL,
      used_at timestamptz NOT NULL,
      open_until timestamptz NOT NULL,
      CHECK (cardinality(sold_item_ids) = cardinality(relevances))
    );
    CREATE INDEX worth_score_openings_by_item ON worth_score_openings (item_id, open_until DESC);
  `.execute(database)
}
