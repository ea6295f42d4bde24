import { sql, type Kysely } from 'kysely'

/**
 * Links that show the draft of a text as its page, without an account, for some days. The token itself is
 * kept nowhere.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE text_previews (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE,
      kind text NOT NULL,
      record_id bigint NOT NULL,
      -- What is on the screen of whoever writes, for their own look. Null for a link that is handed out: it shows the draft as it is.
      blocks jsonb,
      made_by bigint REFERENCES users ON DELETE SET NULL,
      made_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE INDEX text_previews_by_text ON text_previews (kind, record_id);
    CREATE INDEX text_previews_expires_at ON text_previews (expires_at);
    CREATE INDEX text_previews_made_by ON text_previews (made_by);
  `.execute(database)
}
