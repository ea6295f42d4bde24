import { sql, type Kysely } from 'kysely'

/** What each stored score of an item has said, and when its figures are to be made anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_item_valuations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      valued_at timestamptz NOT NULL,
      estimated_price_min numeric(14, 2) NOT NULL,
      estimated_price_max numeric(14, 2) NOT NULL,
      mean_price numeric(14, 2) NOT NULL,
      wide_price_min numeric(14, 2) NOT NULL,
      wide_price_max numeric(14, 2) NOT NULL,
      currency text NOT NULL,
      -- How many comparables the figures rest on.
      total smallint NOT NULL
    );
    CREATE INDEX vault_item_valuations_by_item ON vault_item_valuations (item_id, valued_at DESC, id DESC);

    -- When the figures are made anew; null where there are none.
    ALTER TABLE vault_items ADD COLUMN estimate_due_at timestamptz;
    UPDATE vault_items SET estimate_due_at = estimated_at + interval '90 days' WHERE estimated_at IS NOT NULL;
    CREATE INDEX vault_items_by_estimate_due ON vault_items (estimate_due_at) WHERE estimate_due_at IS NOT NULL AND deleted_at IS NULL;

    INSERT INTO vault_item_valuations (item_id, valued_at, estimated_price_min, estimated_price_max, mean_price, wide_price_min, wide_price_max, currency, total)
    SELECT id, estimated_at, estimated_price_min, estimated_price_max, mean_price, coalesce(wide_price_min, estimated_price_min), coalesce(wide_price_max, estimated_price_max),
      coalesce(estimate_currency, 'USD'), coalesce(estimate_total, 0)
    FROM vault_items WHERE estimated_at IS NOT NULL AND estimated_price_min IS NOT NULL AND estimated_price_max IS NOT NULL AND mean_price IS NOT NULL
    ORDER BY id;
  `.execute(database)
}
