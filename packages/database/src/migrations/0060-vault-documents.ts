import { sql, type Kysely } from 'kysely'

/**
 * One document is made for a member at a time, whichever process makes it, and a PDF of a vault is kept for a
 * day. A turn whose lease has ended belongs to a process that died: its document is started again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE document_turns (
      user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      holder uuid NOT NULL,
      leased_until timestamptz NOT NULL
    );

    CREATE TABLE vault_documents (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Null once the account is erased: the row then only says which object is still to be deleted.
      user_id bigint REFERENCES users (id) ON DELETE SET NULL,
      key text NOT NULL UNIQUE,
      state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
      problem text CHECK (problem IN ('tooLarge', 'unexpected')),
      attempts integer NOT NULL DEFAULT 1,
      bytes bigint,
      requested_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      downloaded_at timestamptz
    );
    CREATE INDEX vault_documents_user ON vault_documents (user_id, id);
    CREATE INDEX vault_documents_expiry ON vault_documents (expires_at);
  `.execute(database)
}
