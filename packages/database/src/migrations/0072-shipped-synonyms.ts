import { sql, type Kysely } from 'kysely'

/** Lists that work into their first term, and lists of synonyms that the product ships. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE synonyms
      DROP CONSTRAINT synonyms_kind_check,
      ADD CONSTRAINT synonyms_kind_check CHECK (kind IN ('equal', 'one-way', 'into-first')),
      -- Identifies a shipped list in all versions: 'longcase clock/same'. Null for lists that staff created.
      ADD COLUMN shipped_key text UNIQUE,
      -- The list as it was shipped last.
      ADD COLUMN shipped_kind text CHECK (shipped_kind IN ('equal', 'one-way', 'into-first')),
      ADD COLUMN shipped_terms text[],
      ADD CONSTRAINT synonyms_shipped_check CHECK (num_nulls(shipped_key, shipped_kind, shipped_terms) IN (0, 3)),
      -- What the first term of a shipped list names, and its number in the Art & Architecture Thesaurus.
      ADD COLUMN term_kind text CHECK (term_kind IN ('form', 'material', 'technique')),
      ADD COLUMN aat_id int;
    ALTER TABLE synonyms
      -- An upgrade changes and deletes only lists that are as they were shipped.
      ADD COLUMN origin text NOT NULL GENERATED ALWAYS AS (
        CASE
          WHEN shipped_key IS NULL THEN 'staff'
          WHEN kind = shipped_kind AND terms = shipped_terms THEN 'shipped'
          ELSE 'changed'
        END
      ) STORED CHECK (origin IN ('staff', 'shipped', 'changed'));

    -- Shipped lists that staff deleted. An upgrade never restores them.
    CREATE TABLE deleted_shipped_synonyms (
      shipped_key text PRIMARY KEY,
      deleted_at timestamptz NOT NULL DEFAULT now()
    );

    -- One row: a hash of the lists that were shipped last. A start ships only lists with another hash.
    CREATE TABLE synonym_shipment (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      digest text NOT NULL
    );
  `.execute(database)
}
