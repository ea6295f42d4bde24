import { sql, type Kysely } from 'kysely'

/** Imports update items that are there, and an undo sets the changed fields to what they were. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_import_rows DROP CONSTRAINT vault_import_rows_state_check;
    ALTER TABLE vault_import_rows ADD CONSTRAINT vault_import_rows_state_check
      CHECK (state IN ('unchecked', 'ready', 'change', 'unchanged', 'question', 'fault', 'duplicate', 'skipped', 'created', 'updated'));
    ALTER TABLE vault_imports DROP CONSTRAINT vault_imports_same_titles_check;
    ALTER TABLE vault_imports ADD CONSTRAINT vault_imports_same_titles_check
      CHECK (same_titles IN ('skip', 'number', 'update'));
    -- The item that a row updates; its id alone, as the item may be erased since.
    ALTER TABLE vault_import_rows ADD COLUMN item_id bigint;
    CREATE INDEX vault_import_rows_by_item ON vault_import_rows (import_id, item_id) WHERE item_id IS NOT NULL;

    CREATE TABLE vault_import_updates (
      import_id bigint NOT NULL REFERENCES vault_imports ON DELETE CASCADE,
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      -- The item's after the update.
      revision bigint NOT NULL,
      -- What the changed fields were, by their names, in the form of the item's history.
      before jsonb NOT NULL,
      -- Whether an undo takes it back although the item was changed since.
      is_chosen boolean NOT NULL DEFAULT false,
      PRIMARY KEY (import_id, item_id)
    );
    CREATE INDEX vault_import_updates_by_item ON vault_import_updates (item_id);
  `.execute(database)
}
