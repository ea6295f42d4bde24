import { sql, type Kysely } from 'kysely'

/**
 * How many published articles each category has is counted while writing, by triggers, so that no writer of
 * articles can forget it. Each statement adds what it has changed as rows: no writer waits for another, and a
 * reader adds up few rows instead of counting all articles. Every 200 changes a writer makes one row of all
 * rows of a category.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE article_counts (section text NOT NULL, category_id bigint NOT NULL, articles bigint NOT NULL);
    CREATE SEQUENCE article_counts_changes;

    CREATE FUNCTION add_up_article_counts() RETURNS void LANGUAGE sql AS $$
      -- Rows that another writer is adding up at the moment are left to it.
      WITH gone AS (
        DELETE FROM article_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM article_counts FOR UPDATE SKIP LOCKED))
        RETURNING section, category_id, articles
      )
      INSERT INTO article_counts SELECT section, category_id, sum(articles) FROM gone GROUP BY section, category_id HAVING sum(articles) <> 0;
    $$;

    CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO article_counts SELECT section, category_id, count(*) FROM new_rows WHERE status = 'PUBLISHED' GROUP BY section, category_id;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO article_counts SELECT section, category_id, -count(*) FROM old_rows WHERE status = 'PUBLISHED' GROUP BY section, category_id;
      ELSIF TG_OP = 'UPDATE' THEN
        INSERT INTO article_counts
        SELECT section, category_id, sum(change) FROM (
          SELECT section, category_id, 1 AS change FROM new_rows WHERE status = 'PUBLISHED'
          UNION ALL SELECT section, category_id, -1 FROM old_rows WHERE status = 'PUBLISHED'
        ) AS changed GROUP BY section, category_id HAVING sum(change) <> 0;
      ELSE
        DELETE FROM article_counts;
      END IF;
      IF FOUND AND nextval('article_counts_changes') % 200 = 0 THEN
        PERFORM add_up_article_counts();
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER count_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
    CREATE TRIGGER count_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
    CREATE TRIGGER count_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
    CREATE TRIGGER count_truncated AFTER TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();

    INSERT INTO article_counts SELECT section, category_id, count(*) FROM articles WHERE status = 'PUBLISHED' GROUP BY section, category_id;
  `.execute(database)
}
