import { sql, type Kysely } from 'kysely'

/** Collections with their pictures and public pages, and the reports of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without accents and capitals, for filters.
    ALTER TABLE collections ADD COLUMN description_folded text COLLATE "C";
    UPDATE collections SET description_folded = lower(regexp_replace(normalize(description, NFKD), '[\u0300-\u036f]', '', 'g'));
    ALTER TABLE collections ALTER COLUMN description_folded SET NOT NULL;
    CREATE INDEX collections_by_time ON collections (user_id, created_at DESC, id DESC);
    CREATE INDEX collections_by_title ON collections (user_id, sort_key, id DESC);

    -- Of the collection whose picture it is; a file is an item's or a collection's.
    ALTER TABLE vault_media ADD COLUMN collection_id bigint REFERENCES collections ON DELETE SET NULL;
    CREATE INDEX vault_media_by_collection ON vault_media (collection_id) WHERE collection_id IS NOT NULL;

    -- All that remains of a deleted collection: its owner is told that it is gone.
    CREATE TABLE collection_tombstones (
      collection_id bigint PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      revision bigint NOT NULL,
      deleted_at timestamptz NOT NULL
    );
    CREATE INDEX collection_tombstones_by_user ON collection_tombstones (user_id);

    CREATE TABLE collection_reports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Without a foreign key: a report outlives its collection.
      collection_id bigint NOT NULL,
      reason text NOT NULL CHECK (reason IN ('offensive', 'private-information', 'copyright', 'illegal', 'spam', 'other')),
      comment text NOT NULL,
      email text,
      -- Hash of the network address; null after a day, when it is needed no longer.
      reporter_hash text,
      -- Whether the support address was told of this one.
      was_emailed boolean NOT NULL,
      state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'settled')),
      outcome text CHECK (outcome IN ('dismissed', 'taken-down')),
      settled_at timestamptz,
      settled_by bigint REFERENCES users ON DELETE SET NULL,
      take_down_reason text,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      CONSTRAINT collection_reports_outcome CHECK ((state = 'settled') = (outcome IS NOT NULL))
    );
    CREATE INDEX collection_reports_by_collection ON collection_reports (collection_id, created_at);
    CREATE INDEX collection_reports_by_time ON collection_reports (created_at);
    CREATE INDEX collection_reports_by_settler ON collection_reports (settled_by) WHERE settled_by IS NOT NULL;
  `.execute(database)
}
