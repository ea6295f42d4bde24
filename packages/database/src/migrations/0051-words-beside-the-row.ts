import { sql, type Kysely } from 'kysely'

/**
 * The manager counts what matches a word in `article_texts`. Postgres reads the row of each match to see
 * whether it is current, never the words in it, so the words stay out of the row: seven rows in eight of a
 * page were read for nothing. Postgres looks at a row's size alone when it decides to move a value out of it;
 * `filler` makes every row large enough, and takes 35 bytes itself. Positions of words are asked by nobody,
 * so they are not kept.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX article_texts_by_words;
    ALTER TABLE article_texts SET (toast_tuple_target = 128);
    ALTER TABLE article_texts ALTER COLUMN words SET STORAGE EXTERNAL;
    ALTER TABLE article_texts
      ADD COLUMN filler text STORAGE MAIN COMPRESSION pglz GENERATED ALWAYS AS (repeat(' ', 2048)) STORED,
      ALTER COLUMN words TYPE tsvector USING strip(words);
    CREATE INDEX article_texts_by_words ON article_texts USING gin (words);

    CREATE OR REPLACE FUNCTION write_article_text(written bigint) RETURNS void LANGUAGE sql AS $$
      INSERT INTO article_texts (article_id, names, words, author_ids, problems)
      SELECT a.id, fold_words(a.title) || ' ' || a.url,
        strip(to_tsvector('simple', concat_ws(' ', fold_words(a.title), fold_words(a.url), fold_words(a.description), draft.body))),
        ARRAY(SELECT author_id FROM article_authors WHERE article_id = a.id),
        problems_of_article(a.description, draft.body, draft.blocks)
      FROM articles a
      LEFT JOIN article_versions v ON v.article_id = a.id AND v.version = a.draft_version
      CROSS JOIN LATERAL (SELECT coalesce(v.blocks, '[]') AS blocks, words_of_blocks(coalesce(v.blocks, '[]')) AS body) AS draft
      WHERE a.id = written
      ON CONFLICT (article_id) DO UPDATE SET names = EXCLUDED.names, words = EXCLUDED.words, author_ids = EXCLUDED.author_ids, problems = EXCLUDED.problems;
    $$;

    -- What no list of the manager shows is taken off a count that reads nothing else of the articles.
    CREATE INDEX articles_not_listed ON articles (id) WHERE section <> 'dictionary' OR is_default_template OR trashed_at IS NOT NULL;
  `.execute(database)
}
