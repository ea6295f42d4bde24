import { sql, type Kysely } from 'kysely'

/**
 * Filters, sorts and counts of a member's items are read from indexes alone. What an item cost and is worth
 * is stored by currency, by triggers: its costs, valuations, purchase price and pieces are written in several
 * places, also by processes of the version before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- 'b-9' before 'b-10': each number of it with zeros before it.
    CREATE FUNCTION vault_number_order(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(string_agg(CASE WHEN part[1] ~ '^[0-9]' THEN lpad(part[1], greatest(40, length(part[1])), '0') ELSE part[1] END, '' ORDER BY place), '')
      FROM regexp_matches(lower(number), '[0-9]+|[^0-9]+', 'g') WITH ORDINALITY AS parts (part, place)
    $$;
    ALTER TABLE vault_item_records ADD COLUMN number_order text COLLATE "C" GENERATED ALWAYS AS (vault_number_order(inventory_number)) STORED;

    CREATE INDEX vault_items_by_facet ON vault_items (user_id, id)
      INCLUDE (category_id, collection_id, insurance_id, storage_location_id, purchase_date, sold_price, images_count, created_at, sort_key) WHERE deleted_at IS NULL;
    CREATE INDEX vault_item_records_by_facet ON vault_item_records (user_id, item_id) INCLUDE (ownership, object_type, maker, number_order);
    -- The longest texts do not fit an index: it has their hashes.
    CREATE INDEX vault_item_specifics_by_text ON vault_item_specifics (item_id, hashtextextended(lower(display_name), 0), hashtextextended(lower(value), 0));

    CREATE TABLE vault_item_amounts (
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      currency text COLLATE "C" NOT NULL,
      -- Null where there is none in this currency.
      cost numeric,
      value numeric,
      -- The newest day of a valuation in this currency.
      valued_on date,
      PRIMARY KEY (item_id, currency)
    );
    CREATE INDEX vault_item_amounts_by_owner ON vault_item_amounts (user_id, currency, item_id) INCLUDE (cost, value, valued_on);

    -- An amount of each piece counts as often as there are pieces, a range by its middle. The newest valuation counts.
    CREATE FUNCTION vault_amounts_of(items bigint[]) RETURNS SETOF vault_item_amounts LANGUAGE sql STABLE AS $$
      WITH item AS MATERIALIZED (
        SELECT item.id, item.user_id, item.purchase_price, CASE WHEN record.values_are = 'each' THEN record.quantity ELSE 1 END AS pieces
        FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id WHERE item.id = ANY (items)
      ), cost AS (
        SELECT id, currency, sum(amount) AS amount FROM (
          SELECT item.id, given.currency, given.amount * item.pieces AS amount FROM item JOIN vault_item_costs given ON given.item_id = item.id
          UNION ALL
          -- The documented price, unless the record has one of its own.
          SELECT item.id, 'USD', item.purchase_price FROM item
          WHERE item.purchase_price IS NOT NULL AND NOT EXISTS (SELECT FROM vault_item_costs given WHERE given.item_id = item.id AND given.kind = 'price')
        ) AS each GROUP BY id, currency
      ), valuation AS (
        SELECT DISTINCT ON (item.id, given.currency) item.id, given.currency, given.day, (given.amount + coalesce(given.amount_max, given.amount)) / 2 * item.pieces AS amount
        FROM item JOIN vault_given_valuations given ON given.item_id = item.id
        ORDER BY item.id, given.currency, given.day DESC NULLS LAST, given.place DESC
      )
      SELECT item.id, item.user_id, found.currency, found.cost, found.value, found.day
      FROM item JOIN (
        SELECT id, currency, cost.amount AS cost, valuation.amount AS value, valuation.day FROM cost FULL JOIN valuation USING (id, currency)
      ) AS found USING (id)
    $$;

    CREATE FUNCTION store_vault_amounts(items bigint[]) RETURNS void LANGUAGE sql AS $$
      DELETE FROM vault_item_amounts WHERE item_id = ANY (items);
      INSERT INTO vault_item_amounts (item_id, user_id, currency, cost, value, valued_on) SELECT item_id, user_id, currency, cost, value, valued_on FROM vault_amounts_of(items)
    $$;

    CREATE FUNCTION vault_amounts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE items bigint[];
    BEGIN
      IF TG_OP = 'DELETE' THEN
        SELECT array_agg(DISTINCT item_id) INTO items FROM old_rows;
      ELSE
        SELECT array_agg(DISTINCT item_id) INTO items FROM new_rows;
      END IF;
      IF items IS NOT NULL THEN PERFORM store_vault_amounts(items); END IF;
      RETURN NULL;
    END $$;

    CREATE FUNCTION vault_price_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A new item has neither costs nor valuations yet.
      INSERT INTO vault_item_amounts (item_id, user_id, currency, cost) SELECT id, user_id, 'USD', purchase_price FROM new_rows WHERE purchase_price IS NOT NULL;
      RETURN NULL;
    END $$;

    CREATE FUNCTION vault_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM store_vault_amounts(ARRAY[NEW.id]);
      RETURN NULL;
    END $$;

    CREATE FUNCTION vault_pieces_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM store_vault_amounts(ARRAY[NEW.item_id]);
      RETURN NULL;
    END $$;

    CREATE TRIGGER amounts_after_insert AFTER INSERT ON vault_item_costs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_update AFTER UPDATE ON vault_item_costs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_delete AFTER DELETE ON vault_item_costs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_insert AFTER INSERT ON vault_given_valuations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_update AFTER UPDATE ON vault_given_valuations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_delete AFTER DELETE ON vault_given_valuations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_amounts_changed();
    CREATE TRIGGER amounts_after_insert AFTER INSERT ON vault_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION vault_price_inserted();
    CREATE TRIGGER amounts_after_update AFTER UPDATE OF purchase_price ON vault_items FOR EACH ROW WHEN (NEW.purchase_price IS DISTINCT FROM OLD.purchase_price) EXECUTE FUNCTION vault_price_changed();
    CREATE TRIGGER amounts_after_update AFTER UPDATE OF quantity, values_are ON vault_item_records FOR EACH ROW
      WHEN ((NEW.quantity, NEW.values_are) IS DISTINCT FROM (OLD.quantity, OLD.values_are)) EXECUTE FUNCTION vault_pieces_changed();
    -- Pieces of a new record count for what the item has already.
    CREATE TRIGGER amounts_after_insert AFTER INSERT ON vault_item_records FOR EACH ROW WHEN (NEW.values_are = 'each' AND NEW.quantity > 1) EXECUTE FUNCTION vault_pieces_changed();

    INSERT INTO vault_item_amounts (item_id, user_id, currency, cost, value, valued_on)
    SELECT amounts.item_id, amounts.user_id, amounts.currency, amounts.cost, amounts.value, amounts.valued_on FROM (
      SELECT array_agg(id) AS items FROM vault_items GROUP BY id / 1000
    ) AS thousands CROSS JOIN LATERAL vault_amounts_of(items) AS amounts;
  `.execute(database)
}
