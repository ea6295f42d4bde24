import { sql, type Kysely } from 'kysely'

/** Photos come into a vault from a ZIP beside an imported spreadsheet, and rows can become drafts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_import_rows DROP CONSTRAINT vault_import_rows_state_check;
    ALTER TABLE vault_import_rows ADD CONSTRAINT vault_import_rows_state_check
      CHECK (state IN ('unchecked', 'ready', 'change', 'unchanged', 'draft', 'question', 'fault', 'duplicate', 'skipped', 'created', 'updated', 'drafted'));
    ALTER TABLE vault_import_rows DROP CONSTRAINT vault_import_rows_choice_check;
    ALTER TABLE vault_import_rows ADD CONSTRAINT vault_import_rows_choice_check CHECK (choice IN ('skip', 'take', 'draft'));
    ALTER TABLE vault_imports DROP CONSTRAINT vault_imports_same_titles_check;
    ALTER TABLE vault_imports ADD CONSTRAINT vault_imports_same_titles_check
      CHECK (same_titles IN ('skip', 'number', 'update', 'draft'));
    ALTER TABLE vault_imports DROP CONSTRAINT vault_imports_state_check;
    ALTER TABLE vault_imports ADD CONSTRAINT vault_imports_state_check
      CHECK (state IN ('columns', 'checking', 'ready', 'running', 'photos', 'stopped', 'undoing', 'undone'));
    DROP INDEX vault_imports_one_run;
    CREATE UNIQUE INDEX vault_imports_one_run ON vault_imports (user_id) WHERE state IN ('running', 'photos', 'undoing');

    -- A row without its import, or whose import has no rows any more, is a file for the sweep.
    CREATE TABLE vault_import_archives (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL CONSTRAINT vault_import_archives_key UNIQUE,
      user_id bigint REFERENCES users ON DELETE SET NULL,
      import_id bigint REFERENCES vault_imports ON DELETE SET NULL,
      file_name text NOT NULL,
      size bigint NOT NULL,
      -- Bytes of photos that are not stored yet: they count in the quota.
      reserved bigint NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX vault_import_archives_by_import ON vault_import_archives (import_id) WHERE import_id IS NOT NULL;
    CREATE INDEX vault_import_archives_by_user ON vault_import_archives (user_id) WHERE user_id IS NOT NULL;

    CREATE TABLE vault_import_photos (
      import_id bigint NOT NULL REFERENCES vault_imports ON DELETE CASCADE,
      -- Of all photos of the import.
      place integer NOT NULL,
      archive_id bigint NOT NULL REFERENCES vault_import_archives ON DELETE CASCADE,
      -- Its place in the archive.
      entry integer NOT NULL,
      name text NOT NULL,
      bytes bigint NOT NULL,
      state text NOT NULL CHECK (state IN ('matched', 'stored', 'asked', 'unmatched', 'failed', 'skipped')),
      -- The row whose item gets the photo, and its place among the photos of that row.
      row_place integer,
      place_in_row integer NOT NULL DEFAULT 0,
      -- Rows that it may belong to.
      candidates integer[] NOT NULL DEFAULT '{}',
      is_chosen boolean NOT NULL DEFAULT false,
      reason text NOT NULL DEFAULT '',
      PRIMARY KEY (import_id, place)
    );
    CREATE INDEX vault_import_photos_by_archive ON vault_import_photos (archive_id);
    CREATE INDEX vault_import_photos_by_state ON vault_import_photos (import_id, state, row_place, place_in_row);

    -- Photos that an import added to an item that was there.
    ALTER TABLE vault_import_updates ADD COLUMN photo_ids bigint[] NOT NULL DEFAULT '{}';
  `.execute(database)
}
