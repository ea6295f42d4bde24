import { sql, type Kysely } from 'kysely'

/**
 * What the manager finds an article by: its names as they are typed, the words of its draft, and what is
 * wrong with it. Triggers write it, so that no writer of articles can forget it. Words are written as
 * `fold_words` writes them, in letters without marks. Each way in which the whole list is sorted has an index
 * of its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    CREATE TABLE article_texts (
      article_id bigint PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
      -- The title and the url, folded: what a part of a word is found in.
      names text NOT NULL,
      -- The words of title, url, description and draft.
      words tsvector NOT NULL,
      author_ids bigint[] NOT NULL DEFAULT '{}',
      problems text[] NOT NULL DEFAULT '{}'
    );

    CREATE FUNCTION fold_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT btrim(regexp_replace(regexp_replace(normalize(lower(written COLLATE pg_c_utf8), NFKD), '[\u0300-\u036f]', '', 'g'), '[\\s!-/:-@\\[-\`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'));
    $$;

    -- All words of a draft, whatever its blocks are called; paths of pictures and links are none.
    CREATE FUNCTION words_of_blocks(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT fold_words(left(regexp_replace(regexp_replace(coalesce(string_agg(written, ' '), ''), '<[^<>]*>', ' ', 'g'), '&[a-z0-9#]+;', ' ', 'gi'), 200000)) FROM (
        SELECT field.value #>> '{}' AS written
        FROM jsonb_path_query(blocks, 'strict $.** ? (@.type() == "object")') part, jsonb_each(part) field
        WHERE jsonb_typeof(field.value) = 'string' AND field.key NOT IN ('type', 'src', 'url', 'href', 'id')
        UNION ALL
        SELECT item #>> '{}' FROM jsonb_path_query(blocks, 'strict $.** ? (@.type() == "array")') part, jsonb_array_elements(part) item
        WHERE jsonb_typeof(item) = 'string'
      ) AS texts;
    $$;

    CREATE FUNCTION problems_of_article(description text, body text, blocks jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT array_remove(ARRAY[
        CASE WHEN body = '' THEN 'no-text' WHEN cardinality(string_to_array(body, ' ')) < 40 THEN 'too-short' END,
        CASE WHEN btrim(description) = '' THEN 'no-description' END,
        CASE WHEN jsonb_path_exists(blocks, 'strict $.** ? (@.type() == "object" && exists(@.src) && @.alt like_regex "^\\\\s*$")') THEN 'no-alternative-text' END
      ], NULL);
    $$;

    CREATE FUNCTION write_article_text(written bigint) RETURNS void LANGUAGE sql AS $$
      INSERT INTO article_texts (article_id, names, words, author_ids, problems)
      SELECT a.id, fold_words(a.title) || ' ' || a.url,
        to_tsvector('simple', concat_ws(' ', fold_words(a.title), fold_words(a.url), fold_words(a.description), draft.body)),
        ARRAY(SELECT author_id FROM article_authors WHERE article_id = a.id),
        problems_of_article(a.description, draft.body, draft.blocks)
      FROM articles a
      LEFT JOIN article_versions v ON v.article_id = a.id AND v.version = a.draft_version
      CROSS JOIN LATERAL (SELECT coalesce(v.blocks, '[]') AS blocks, words_of_blocks(coalesce(v.blocks, '[]')) AS body) AS draft
      WHERE a.id = written
      ON CONFLICT (article_id) DO UPDATE SET names = EXCLUDED.names, words = EXCLUDED.words, author_ids = EXCLUDED.author_ids, problems = EXCLUDED.problems;
    $$;

    CREATE FUNCTION article_text_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'articles' THEN
        PERFORM write_article_text(NEW.id);
      ELSIF EXISTS (SELECT 1 FROM articles WHERE id = NEW.article_id AND draft_version = NEW.version) THEN
        PERFORM write_article_text(NEW.article_id);
      END IF;
      RETURN NULL;
    END $$;

    -- Authors are taken and given in statements of their own: their text stays.
    CREATE FUNCTION article_authors_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE article_texts t SET author_ids = ARRAY(SELECT author_id FROM article_authors aa WHERE aa.article_id = t.article_id)
      WHERE t.article_id IN (SELECT article_id FROM changed);
      RETURN NULL;
    END $$;

    CREATE TRIGGER text_of_new AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION article_text_follows();
    CREATE TRIGGER text_of_changed AFTER UPDATE OF title, url, description, draft_version ON articles FOR EACH ROW
      WHEN ((OLD.title, OLD.url, OLD.description, OLD.draft_version) IS DISTINCT FROM (NEW.title, NEW.url, NEW.description, NEW.draft_version)) EXECUTE FUNCTION article_text_follows();
    CREATE TRIGGER text_of_draft AFTER INSERT OR UPDATE OF blocks ON article_versions FOR EACH ROW EXECUTE FUNCTION article_text_follows();
    CREATE TRIGGER text_of_authors_given AFTER INSERT ON article_authors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION article_authors_follow();
    CREATE TRIGGER text_of_authors_taken AFTER DELETE ON article_authors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION article_authors_follow();

    SELECT write_article_text(id) FROM articles;

    CREATE INDEX article_texts_by_names ON article_texts USING gin (names gin_trgm_ops);
    CREATE INDEX article_texts_by_words ON article_texts USING gin (words);
    CREATE INDEX article_texts_by_authors ON article_texts USING gin (author_ids);
    CREATE INDEX article_texts_with_problems ON article_texts USING gin (problems) WHERE problems <> '{}';

    CREATE INDEX articles_by_last_edited ON articles (section, updated_at, id);
    CREATE INDEX articles_by_status ON articles (section, status, sort_key, id);
    CREATE INDEX articles_in_category_by_title ON articles (category_id, sort_key, id);
    DROP INDEX articles_by_category;
    CREATE INDEX articles_ahead_of_site ON articles (section, sort_key, id) WHERE status = 'PUBLISHED' AND draft_version > published_version;
    CREATE INDEX taxonomy_nodes_by_title ON taxonomy_nodes (sort_key, id);
    CREATE INDEX kept_versions_by_maker ON kept_versions (made_by, article_id) WHERE kind <> 'autosaved';
    CREATE INDEX article_versions_by_maker ON article_versions (created_by, article_id);
  `.execute(database)
}
