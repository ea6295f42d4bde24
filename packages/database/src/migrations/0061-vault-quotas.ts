import { sql, type Kysely } from 'kysely'

/**
 * What a member's files take is counted from their rows, so that files of before count as well and no figure
 * can drift. The index holds all that the sum reads.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX vault_media_stored ON vault_media (user_id) INCLUDE (bytes) WHERE user_id IS NOT NULL;
    DROP INDEX vault_media_by_user;
    -- Gigabytes of this member alone; null: as the membership has it.
    ALTER TABLE users ADD COLUMN vault_quota_gb integer CHECK (vault_quota_gb >= 0);
  `.execute(database)
}
