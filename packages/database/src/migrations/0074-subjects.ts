import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the thumbnail shows, for readers who cannot see it; '' where nothing is written.
    ALTER TABLE articles ADD COLUMN thumbnail_alt text NOT NULL DEFAULT '';

    -- The words that a record is found by as one about an article's subject. The path is set because an index is
    -- built without one.
    CREATE FUNCTION subject_words(written text, blocks jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
      SET search_path = public, pg_catalog
      AS $$ SELECT to_tsvector('english', fold_words(written) || ' ' || words_of_blocks(blocks)) $$;
    -- A title without what stands in parentheses at its end, and that itself.
    CREATE INDEX articles_by_name ON articles (regexp_replace(sort_key, ' *[(][^()]*[)]$', '')) WHERE status = 'PUBLISHED';
    CREATE INDEX articles_by_second_name ON articles (substring(sort_key FROM '[(]([^()]*)[)]$'))
      WHERE status = 'PUBLISHED' AND sort_key LIKE '%)';
    CREATE INDEX marks_by_words ON marks USING gin (subject_words(title || ' ' || maker || ' ' || kind, '[]'));
    CREATE INDEX books_by_words ON books USING gin (subject_words(title, contents));
    CREATE INDEX blog_articles_by_words ON blog_articles USING gin (subject_words(title || ' ' || description, content));
  `.execute(database)
}
