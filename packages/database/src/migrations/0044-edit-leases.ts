import { sql, type Kysely } from 'kysely'

/** Who writes a text: one opening of the editor at a time. A row whose time has run out counts as none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE edit_leases (
      kind text NOT NULL CHECK (kind IN ('dictionary-article', 'blog-article')),
      record_id bigint NOT NULL,
      held_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      opening text NOT NULL,
      held_since timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (kind, record_id)
    );
    CREATE INDEX edit_leases_held_by ON edit_leases (held_by);
    CREATE INDEX edit_leases_expires_at ON edit_leases (expires_at);
  `.execute(database)
}
