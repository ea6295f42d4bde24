import { sql, type Kysely } from 'kysely'

/** What was changed of an item of the vault: a row for each field. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_item_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      changed_at timestamptz NOT NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('owner', 'staff', 'import', 'system')),
      -- Null of the owner, whom the item names, and of accounts that were erased.
      actor_id bigint REFERENCES users ON DELETE SET NULL,
      -- A key of the item or of its record; or created, deleted, restored.
      field text NOT NULL,
      before jsonb,
      after jsonb
    );
    CREATE INDEX vault_item_changes_by_item ON vault_item_changes (item_id, id DESC);
    CREATE INDEX vault_item_changes_by_actor ON vault_item_changes (actor_id) WHERE actor_id IS NOT NULL;
  `.execute(database)
}
