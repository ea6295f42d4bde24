import { sql, type Kysely } from 'kysely'

/**
 * Drafts of items, in tables of their own: no read of items has to leave them out. Their photos are in the
 * table of all photos, as those of items and of the trash are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_drafts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      revision bigint NOT NULL DEFAULT 1,
      origin text NOT NULL CHECK (origin IN ('member', 'photos', 'import')),
      import_id bigint REFERENCES vault_imports ON DELETE SET NULL,
      title text NOT NULL DEFAULT '',
      -- What else it has of an item and of its record, by the keys of their inputs.
      details jsonb NOT NULL,
      record jsonb NOT NULL,
      -- Sentences that say why it is a draft, each with the field that it is about.
      reasons jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX vault_drafts_by_user ON vault_drafts (user_id, created_at, id);
    CREATE INDEX vault_drafts_by_import ON vault_drafts (import_id) WHERE import_id IS NOT NULL;

    ALTER TABLE vault_media
      ADD COLUMN draft_id bigint REFERENCES vault_drafts ON DELETE SET NULL,
      -- Given by who uploads a photo into a draft: the same upload again stores no second one.
      ADD COLUMN upload_key text COLLATE "C";
    CREATE INDEX vault_media_by_draft ON vault_media (draft_id, place) WHERE draft_id IS NOT NULL;
    CREATE UNIQUE INDEX vault_media_one_upload ON vault_media (user_id, upload_key) WHERE upload_key IS NOT NULL;
  `.execute(database)
}
