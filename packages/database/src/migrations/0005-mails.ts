import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Its Message-ID, and the name of its kept copy: the same however often it is tried.
      key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      template text NOT NULL,
      -- Ids and plain facts. The secret of a link is made when the mail is claimed, and only its hash is stored.
      data jsonb NOT NULL,
      recipient text NOT NULL,
      reply_to text,
      -- Known once the mail has been written.
      subject text,
      -- unknown: whoever handed it over died before noting what became of it. It is never sent again by itself.
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'failed', 'unknown')),
      -- The claimer that has it in hand: an advisory lock that ends with its process.
      claimed_by integer,
      requested_at timestamptz NOT NULL DEFAULT now(),
      claimed_at timestamptz,
      sent_at timestamptz,
      last_error text
    );
    CREATE INDEX mails_by_recipient ON mails (recipient, id DESC);
    CREATE INDEX mails_unfinished ON mails (state, id) WHERE state <> 'sent';
  `.execute(database)
}
