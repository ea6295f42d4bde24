import { sql, type Kysely } from 'kysely'

/**
 * How many sold items each category has, counted while writing by triggers, as articles are (0015): no writer
 * waits for another, and a reader adds up few rows however many sold items there are. Every 200 statements a
 * writer makes one row of all rows of a category.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sold_item_counts (category_id bigint NOT NULL, items bigint NOT NULL);
    CREATE SEQUENCE sold_item_counts_changes;

    CREATE FUNCTION add_up_sold_item_counts() RETURNS void LANGUAGE sql AS $$
      -- Rows that another writer is adding up at the moment are left to it.
      WITH gone AS (
        DELETE FROM sold_item_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM sold_item_counts FOR UPDATE SKIP LOCKED))
        RETURNING category_id, items
      )
      INSERT INTO sold_item_counts SELECT category_id, sum(items) FROM gone GROUP BY category_id HAVING sum(items) <> 0;
    $$;

    CREATE FUNCTION count_sold_items() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO sold_item_counts SELECT category_id, count(*) FROM new_rows GROUP BY category_id;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO sold_item_counts SELECT category_id, -count(*) FROM old_rows GROUP BY category_id;
      ELSIF TG_OP = 'UPDATE' THEN
        INSERT INTO sold_item_counts
        SELECT category_id, sum(change) FROM (
          SELECT category_id, 1 AS change FROM new_rows UNION ALL SELECT category_id, -1 FROM old_rows
        ) AS changed GROUP BY category_id HAVING sum(change) <> 0;
      ELSE
        DELETE FROM sold_item_counts;
      END IF;
      IF FOUND AND nextval('sold_item_counts_changes') % 200 = 0 THEN
        PERFORM add_up_sold_item_counts();
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER count_inserted AFTER INSERT ON sold_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_sold_items();
    CREATE TRIGGER count_updated AFTER UPDATE ON sold_items REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_sold_items();
    CREATE TRIGGER count_deleted AFTER DELETE ON sold_items REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_sold_items();
    CREATE TRIGGER count_truncated AFTER TRUNCATE ON sold_items FOR EACH STATEMENT EXECUTE FUNCTION count_sold_items();

    INSERT INTO sold_item_counts SELECT category_id, count(*) FROM sold_items GROUP BY category_id;
  `.execute(database)
}
