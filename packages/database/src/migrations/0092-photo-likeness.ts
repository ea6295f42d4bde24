import { sql, type Kysely } from 'kysely'

/** What a photo looks like: photos that look the same differ in few of the bits. Null where it is not known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_media ADD COLUMN likeness bit(64);
    CREATE INDEX vault_media_by_likeness ON vault_media (user_id) INCLUDE (id, likeness, item_id, draft_id)
      WHERE likeness IS NOT NULL AND removed_at IS NULL AND user_id IS NOT NULL;
  `.execute(database)
}
