import { sql, type Kysely } from 'kysely'

/**
 * What an item holds beside the documented fields: one row an item, made when something of it is first
 * saved. Lists that nothing is summed of are kept whole in it; costs and valuations are rows of their own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_item_records (
      item_id bigint PRIMARY KEY REFERENCES vault_items ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      inventory_number text NOT NULL DEFAULT '',
      object_type text NOT NULL DEFAULT '',
      maker_qualifier text CHECK (maker_qualifier IN ('by', 'attributedTo', 'workshopOf', 'retailedBy', 'styleOf', 'after')),
      maker text NOT NULL DEFAULT '',
      date_text text NOT NULL DEFAULT '',
      -- Derived of the text where it names years.
      earliest_year integer,
      latest_year integer,
      place text NOT NULL DEFAULT '',
      materials text NOT NULL DEFAULT '',
      measurements jsonb NOT NULL DEFAULT '[]',
      marks text NOT NULL DEFAULT '',
      serial_number text NOT NULL DEFAULT '',
      features text NOT NULL DEFAULT '',
      condition text NOT NULL DEFAULT '',
      condition_date date,
      quantity integer NOT NULL DEFAULT 1 CHECK (quantity >= 1),
      values_are text NOT NULL DEFAULT 'all' CHECK (values_are IN ('all', 'each')),
      parts jsonb NOT NULL DEFAULT '[]',
      -- Null where nothing was said: owned, or sold where the item has a sold price.
      ownership text CHECK (ownership IN ('owned', 'onLoanTo', 'onLoanFrom', 'consigned', 'forSale', 'sold', 'given', 'lost', 'stolen', 'destroyed')),
      ownership_day date,
      ownership_person text NOT NULL DEFAULT '',
      -- A sold price in US dollars is the item's own.
      ownership_price numeric(14, 2) CHECK (ownership_price > 0),
      ownership_currency text,
      ownership_note text NOT NULL DEFAULT '',
      acquired_how text CHECK (acquired_how IN ('purchase', 'gift', 'bequest', 'exchange', 'found')),
      acquired_from text NOT NULL DEFAULT '',
      acquired_text text NOT NULL DEFAULT '',
      invoice_number text NOT NULL DEFAULT '',
      provenance jsonb NOT NULL DEFAULT '[]',
      notes text NOT NULL DEFAULT '',
      cost_code text NOT NULL DEFAULT '',
      -- The folded words of all of its texts, which the vault's search looks up.
      words tsvector NOT NULL DEFAULT ''
    );
    CREATE INDEX vault_item_records_by_owner ON vault_item_records (user_id);
    CREATE INDEX vault_item_records_by_words ON vault_item_records USING gin (words);

    CREATE TABLE vault_item_costs (
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      place smallint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('price', 'premium', 'tax', 'shipping', 'restoration', 'other')),
      amount numeric(14, 2) NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      day date,
      note text NOT NULL DEFAULT '',
      PRIMARY KEY (item_id, place)
    );

    -- What members and their appraisers say; scores are in vault_item_valuations.
    CREATE TABLE vault_given_valuations (
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      place smallint NOT NULL,
      basis text NOT NULL CHECK (basis IN ('insured', 'replacement', 'fairMarket', 'own')),
      amount numeric(14, 2) NOT NULL CHECK (amount > 0),
      amount_max numeric(14, 2) CHECK (amount_max >= amount),
      currency text NOT NULL,
      day date,
      valuer text NOT NULL DEFAULT '',
      note text NOT NULL DEFAULT '',
      is_insured_value boolean NOT NULL DEFAULT false,
      PRIMARY KEY (item_id, place)
    );

    -- Every number that was ever given; one whose item is erased is given to none.
    CREATE TABLE vault_inventory_numbers (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      -- sameTextKey of the number.
      number_key text COLLATE "C" NOT NULL,
      number text NOT NULL,
      item_id bigint REFERENCES vault_items ON DELETE SET NULL,
      CONSTRAINT vault_inventory_numbers_pkey PRIMARY KEY (user_id, number_key)
    );
    CREATE INDEX vault_inventory_numbers_by_item ON vault_inventory_numbers (item_id) WHERE item_id IS NOT NULL;

    CREATE TABLE vault_record_settings (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      inventory_pattern text,
      exchange_rates jsonb NOT NULL DEFAULT '[]'
    );

    -- What a photo shows.
    ALTER TABLE vault_media ADD COLUMN role text CHECK (role IN ('overall', 'mark', 'detail', 'damage', 'document'));
  `.execute(database)
}
