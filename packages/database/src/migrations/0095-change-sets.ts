import { sql, type Kysely } from 'kysely'

/** The changes of one command share an id, by which all of them can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null of changes that members cannot undo together.
    ALTER TABLE vault_item_changes ADD COLUMN change_set uuid;
    CREATE INDEX vault_item_changes_by_set ON vault_item_changes (change_set) WHERE change_set IS NOT NULL;
  `.execute(database)
}
