import { sql, type Kysely } from 'kysely'

/**
 * A member's list is counted, filtered and sorted from its indexes alone: what filters ask for stands in
 * them, and nothing of the rows is read but for the page that is shown.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX vault_items_by_time;
    DROP INDEX vault_items_by_title;
    CREATE INDEX vault_items_by_time ON vault_items (user_id, created_at DESC, id DESC) INCLUDE (category_id, collection_id, title_folded) WHERE deleted_at IS NULL;
    CREATE INDEX vault_items_by_title ON vault_items (user_id, sort_key, id DESC) INCLUDE (category_id, collection_id, title_folded) WHERE deleted_at IS NULL;
  `.execute(database)
}
