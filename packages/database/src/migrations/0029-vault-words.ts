import { sql, type Kysely } from 'kysely'

/**
 * What texts are filtered by, the default insurers and storage locations, and the words that staff refuse or
 * allow. No rows were written to these tables before: nothing has to be filled in.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without accents and capitals, for filters.
    ALTER TABLE tags ADD COLUMN title_folded text COLLATE "C" NOT NULL;
    ALTER TABLE collections ADD COLUMN title_folded text COLLATE "C" NOT NULL;
    ALTER TABLE custom_attributes ADD COLUMN name_folded text COLLATE "C" NOT NULL;

    INSERT INTO custom_attributes (user_id, type, display_name, name_key, sort_key, name_folded, sort, created_at)
    SELECT NULL, type, name, lower(name), lower(name), lower(name), place, now()
    FROM (
      SELECT 'INSURANCE' AS type, name, place FROM unnest(ARRAY['Homeowner''s policy', 'Renter''s policy', 'Collectibles policy', 'Fine art policy']) WITH ORDINALITY AS insurers (name, place)
      UNION ALL
      SELECT 'STORAGE_LOCATION', name, place
      FROM unnest(ARRAY['Home', 'Office', 'Display case', 'Attic', 'Basement', 'Garage', 'Safe', 'Safe deposit box', 'Storage unit', 'On loan']) WITH ORDINALITY AS locations (name, place)
    ) AS defaults
    ORDER BY type, place;

    CREATE TABLE forbidden_words (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      word text NOT NULL,
      -- Capitals do not matter.
      word_key text COLLATE "C" NOT NULL CONSTRAINT forbidden_words_word_key UNIQUE,
      -- Lets a word pass that the kept list refuses.
      is_allowed boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      revision bigint NOT NULL DEFAULT 1
    );

    INSERT INTO cache_generations (area) VALUES ('forbidden-words') ON CONFLICT DO NOTHING;
  `.execute(database)
}
