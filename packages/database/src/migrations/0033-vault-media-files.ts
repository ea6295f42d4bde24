import { sql, type Kysely } from 'kysely'

/**
 * Files outlive the rows that they belong to until they are swept: what erases a member leaves the note of
 * each file.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_media
      ALTER COLUMN user_id DROP NOT NULL,
      DROP CONSTRAINT vault_media_user_id_fkey,
      ADD CONSTRAINT vault_media_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE SET NULL,
      -- Of the smaller sizes; null until they are made.
      ADD COLUMN rendition_type text;
    CREATE INDEX vault_media_by_user ON vault_media (user_id) WHERE user_id IS NOT NULL;
    -- What the sweep looks for.
    CREATE INDEX vault_media_unnamed ON vault_media (created_at) WHERE item_id IS NULL;
  `.execute(database)
}
