import { sql, type Kysely } from 'kysely'

/** Members import items from spreadsheets: what was read, what becomes of each row, and what an undo removes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_imports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      file_name text NOT NULL,
      state text NOT NULL CHECK (state IN ('columns', 'checking', 'ready', 'running', 'stopped', 'undoing', 'undone')),
      revision bigint NOT NULL DEFAULT 1,
      -- Sheets and reading are emptied with the rows.
      sheets jsonb NOT NULL,
      reading jsonb NOT NULL,
      -- What becomes of an item whose title is there already; null: the member is asked.
      same_titles text CHECK (same_titles IN ('skip', 'number')),
      -- Whether rows without a description get their title as description.
      describes_by_title boolean NOT NULL DEFAULT false,
      has_rows boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL,
      -- When its last item was created.
      imported_at timestamptz
    );
    CREATE INDEX vault_imports_by_user ON vault_imports (user_id, id);
    CREATE INDEX vault_imports_with_rows ON vault_imports (created_at) WHERE has_rows;
    -- A member's imports run one after the other.
    CREATE UNIQUE INDEX vault_imports_one_run ON vault_imports (user_id) WHERE state IN ('running', 'undoing');

    CREATE TABLE vault_import_rows (
      import_id bigint NOT NULL REFERENCES vault_imports ON DELETE CASCADE,
      place integer NOT NULL,
      -- As it was read, with the cells that the member corrected.
      raw jsonb NOT NULL,
      state text NOT NULL DEFAULT 'unchecked' CHECK (state IN ('unchecked', 'ready', 'question', 'fault', 'duplicate', 'skipped', 'created')),
      -- What the member decided: to leave the row out, or to take it without the values that are refused.
      choice text CHECK (choice IN ('skip', 'take')),
      title text NOT NULL DEFAULT '',
      title_key text COLLATE "C" NOT NULL DEFAULT '',
      -- Questions, reasons and the names that its item needs; null until the row is checked.
      checked jsonb,
      -- Keys of its questions and reasons, by which equal ones are one.
      problems text[] NOT NULL DEFAULT '{}',
      PRIMARY KEY (import_id, place)
    );
    CREATE INDEX vault_import_rows_by_state ON vault_import_rows (import_id, state, place);
    CREATE INDEX vault_import_rows_by_title ON vault_import_rows (import_id, title_key);

    -- What an import made, for its undo.
    CREATE TABLE vault_import_items (
      item_id bigint PRIMARY KEY REFERENCES vault_items ON DELETE CASCADE,
      import_id bigint NOT NULL REFERENCES vault_imports ON DELETE CASCADE,
      revision bigint NOT NULL,
      -- Whether an undo takes it although it was changed since.
      is_chosen boolean NOT NULL DEFAULT false
    );
    CREATE INDEX vault_import_items_by_import ON vault_import_items (import_id, item_id);
    CREATE TABLE vault_import_records (
      import_id bigint NOT NULL REFERENCES vault_imports ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('tag', 'collection', 'insurance', 'storageLocation')),
      -- The id of a record that may be deleted since.
      record_id bigint NOT NULL,
      PRIMARY KEY (import_id, kind, record_id)
    );
  `.execute(database)
}
