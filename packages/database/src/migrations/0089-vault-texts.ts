import { sql, type Kysely } from 'kysely'

/** Of European, Hebrew, Arabic and Indian letters. */
const MARKS = sql.lit(
  '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0900-\u0903\u093a-\u093c\u093e-\u094f\u3099\u309a]',
)
/** Apostrophes and what is written in their place, hyphens, and quotes and dots within a word. */
const SIGNS_WITHIN = sql.lit(`(?<=[[:alnum:]])['\`´‘’‛′‵ʹʻʼʽʾʿˈՙ՚׳＇｀"·‐‑-](?=[[:alpha:]])`)

/**
 * All words of a vault item in one row, which its owner's search looks up: title, texts, specifics and
 * record. Triggers write it, because these are written in several places, also by processes of the version
 * before. Words are folded as `readWords` of the contracts folds them, as far as that finds them again; a
 * test holds one against the other.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS btree_gin;

    -- Letters and digits alone, without accents and capitals.
    CREATE FUNCTION vault_split_words(written text) RETURNS SETOF text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_split_to_table(
        replace(replace(replace(replace(
          translate(
            regexp_replace(
              normalize(translate(lower(written COLLATE pg_c_utf8), '™℠®©℗', '     '), NFKD), ${MARKS}, '', 'g'
            ),
            'øđðłı', 'oddli'
          ),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') COLLATE pg_c_utf8, '[^[:alnum:]]+')
    $$;

    -- A text with what is written with signs as one word: 'OBrien', 'ArtDeco', 'WMF', 'ATT'.
    CREATE FUNCTION vault_joined(written text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_replace(regexp_replace(regexp_replace(written COLLATE pg_c_utf8,
        ${SIGNS_WITHIN}, '', 'g'),
        '(?<=\\m[[:alpha:]]{1,2})\\. ?(?=[[:alpha:]]{1,2}\\M)', '', 'g'),
        '(?<=\\m[[:alpha:]]{1,2})[&＆](?=[[:alpha:]]{1,2}\\M)', '', 'g')
    $$;

    -- The words of a text in each way in which they are looked up: 'o', 'brien' and 'obrien', 'muller' and
    -- 'mueller'.
    CREATE FUNCTION vault_words(written text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT word) FILTER (WHERE length(word) BETWEEN 1 AND 100), '{}') FROM (
        SELECT vault_split_words(replace(written, '&', ' and ')) AS word
        UNION ALL
        SELECT vault_split_words(joined) FROM vault_joined(written) AS joined WHERE joined <> written
        UNION ALL
        SELECT vault_split_words(
          replace(replace(replace(replace(replace(composed, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe')
        )
        FROM normalize(lower(vault_joined(written) COLLATE pg_c_utf8), NFC) AS composed WHERE composed ~ '[äöüåø]'
      ) AS split
    $$;

    -- What an item may be named by beside its own words.
    ALTER TABLE custom_attributes ADD COLUMN name_words tsvector NOT NULL
      GENERATED ALWAYS AS (array_to_tsvector(vault_words(display_name))) STORED;
    ALTER TABLE tags ADD COLUMN title_words tsvector NOT NULL
      GENERATED ALWAYS AS (array_to_tsvector(vault_words(title))) STORED;
    ALTER TABLE collections ADD COLUMN title_words tsvector NOT NULL
      GENERATED ALWAYS AS (array_to_tsvector(vault_words(title))) STORED;
    ALTER TABLE taxonomy_nodes ADD COLUMN title_words tsvector NOT NULL
      GENERATED ALWAYS AS (array_to_tsvector(vault_words(title))) STORED;

    CREATE TABLE vault_item_texts (
      item_id bigint PRIMARY KEY REFERENCES vault_items ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      words tsvector NOT NULL
    );

    CREATE FUNCTION vault_texts_of(items bigint[]) RETURNS SETOF vault_item_texts LANGUAGE sql STABLE AS $$
      SELECT item.id, item.user_id, item.title_words || coalesce(record.words, '')
        || array_to_tsvector(vault_words(concat_ws(E'\\n', item.subtitle, item.description, specifics.texts)))
      FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id
      CROSS JOIN LATERAL (
        SELECT string_agg(display_name || E'\\n' || value, E'\\n') AS texts
        FROM vault_item_specifics WHERE item_id = item.id
      ) AS specifics
      WHERE item.id = ANY (items)
    $$;

    CREATE FUNCTION store_vault_texts(items bigint[]) RETURNS void LANGUAGE sql AS $$
      INSERT INTO vault_item_texts SELECT * FROM vault_texts_of(items)
      ON CONFLICT (item_id) DO UPDATE SET words = EXCLUDED.words WHERE vault_item_texts.words <> EXCLUDED.words
    $$;

    CREATE FUNCTION vault_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE items bigint[];
    BEGIN
      IF TG_TABLE_NAME = 'vault_items' THEN
        SELECT array_agg(id) INTO items FROM changed;
      ELSE
        SELECT array_agg(DISTINCT item_id) INTO items FROM changed;
      END IF;
      IF items IS NOT NULL THEN PERFORM store_vault_texts(items); END IF;
      RETURN NULL;
    END $$;

    CREATE FUNCTION vault_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'vault_items' THEN
        PERFORM store_vault_texts(ARRAY[NEW.id]);
      ELSE
        PERFORM store_vault_texts(ARRAY[NEW.item_id]);
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER texts_after_insert AFTER INSERT ON vault_items
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vault_texts_changed();
    CREATE TRIGGER texts_after_update AFTER UPDATE OF title_folded, subtitle, description ON vault_items FOR EACH ROW
      WHEN ((NEW.title_folded, NEW.subtitle, NEW.description) IS DISTINCT FROM (OLD.title_folded, OLD.subtitle, OLD.description))
      EXECUTE FUNCTION vault_text_changed();
    CREATE TRIGGER texts_after_insert AFTER INSERT ON vault_item_specifics
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vault_texts_changed();
    CREATE TRIGGER texts_after_update AFTER UPDATE ON vault_item_specifics
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vault_texts_changed();
    CREATE TRIGGER texts_after_delete AFTER DELETE ON vault_item_specifics
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vault_texts_changed();
    CREATE TRIGGER texts_after_insert AFTER INSERT ON vault_item_records
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vault_texts_changed();
    CREATE TRIGGER texts_after_update AFTER UPDATE OF words ON vault_item_records FOR EACH ROW
      WHEN (NEW.words IS DISTINCT FROM OLD.words) EXECUTE FUNCTION vault_text_changed();

    INSERT INTO vault_item_texts
    SELECT texts.* FROM (
      SELECT array_agg(id) AS items FROM vault_items GROUP BY id / 1000
    ) AS thousands CROSS JOIN LATERAL vault_texts_of(items) AS texts;
    CREATE INDEX vault_item_texts_by_words ON vault_item_texts USING gin (user_id, words);
    -- A part of a title from three letters on.
    CREATE INDEX vault_items_by_title_part ON vault_items USING gin (user_id, title_folded gin_trgm_ops)
      WHERE deleted_at IS NULL;
    DROP INDEX vault_item_records_by_words;
  `.execute(database)
}
