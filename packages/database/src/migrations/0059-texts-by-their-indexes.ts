import { sql, type Kysely } from 'kysely'

/**
 * A search of the manager's list for a word that many articles have took seconds. Two things made it slow.
 * With the words out of the row, names and authors had moved out as well, so that each match of a name was
 * read from another place: they stay in the row now. And for a frequent word the planner read the whole table
 * instead of the index, because it does not count what it costs to bring the words of each row back; so the
 * functions leave it the indexes alone. They give what the manager's lists show (`articles_not_listed`), at
 * most `most`; null bounds nothing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    SET LOCAL maintenance_work_mem = '256MB';
    -- A column that gets a type is stored again as is usual for it, so both stand in one command; 0051 had lost it thus.
    -- The filler is made anew, because rows are stored by their size as they come, and a filler that is there comes compressed.
    ALTER TABLE article_texts
      ALTER COLUMN names TYPE text USING names || '', ALTER COLUMN names SET STORAGE MAIN,
      ALTER COLUMN author_ids TYPE bigint[] USING author_ids || '{}'::bigint[], ALTER COLUMN author_ids SET STORAGE MAIN,
      ALTER COLUMN problems TYPE text[] USING problems || '{}'::text[], ALTER COLUMN problems SET STORAGE MAIN,
      ALTER COLUMN words TYPE tsvector USING strip(words), ALTER COLUMN words SET STORAGE EXTERNAL,
      DROP COLUMN filler, ADD COLUMN filler text STORAGE MAIN COMPRESSION pglz GENERATED ALWAYS AS (repeat(' ', 2048)) STORED;

    CREATE FUNCTION articles_with_words(asked tsquery, most bigint) RETURNS SETOF bigint LANGUAGE sql STABLE ROWS 1000
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
      AS $$ SELECT article_id FROM article_texts WHERE words @@ asked AND article_id NOT IN (SELECT id FROM articles WHERE section <> 'dictionary' OR is_default_template OR template_name IS NOT NULL OR trashed_at IS NOT NULL) LIMIT most $$;

    CREATE FUNCTION articles_with_name(pattern text, most bigint) RETURNS SETOF bigint LANGUAGE sql STABLE ROWS 1000
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
      AS $$ SELECT article_id FROM article_texts WHERE names LIKE pattern AND article_id NOT IN (SELECT id FROM articles WHERE section <> 'dictionary' OR is_default_template OR template_name IS NOT NULL OR trashed_at IS NOT NULL) LIMIT most $$;

    -- A column that gets a type loses its statistics, and nothing but a change of rows would make them anew.
    ANALYZE article_texts;
  `.execute(database)
}
