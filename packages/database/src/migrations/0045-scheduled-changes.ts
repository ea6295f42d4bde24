import { sql, type Kysely } from 'kysely'

/** Publishing and unpublishing at a time to come. A row is worked off once: in the transaction of its effect. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE scheduled_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('dictionary-article', 'blog-article')),
      record_id bigint NOT NULL,
      action text NOT NULL CHECK (action IN ('publish', 'unpublish')),
      due_at timestamptz NOT NULL,
      -- Later than it is due where something of ours went wrong and it is tried again.
      not_before timestamptz NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed', 'cancelled')),
      failure text NOT NULL DEFAULT '',
      made_by bigint REFERENCES users ON DELETE SET NULL,
      made_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE UNIQUE INDEX scheduled_changes_one_waiting ON scheduled_changes (kind, record_id, action) WHERE state = 'waiting';
    CREATE INDEX scheduled_changes_due ON scheduled_changes (not_before) WHERE state = 'waiting';
    CREATE INDEX scheduled_changes_failed ON scheduled_changes (due_at) WHERE state = 'failed';
    CREATE INDEX scheduled_changes_ended_at ON scheduled_changes (ended_at) WHERE ended_at IS NOT NULL;
    CREATE INDEX scheduled_changes_made_by ON scheduled_changes (made_by);
  `.execute(database)
}
