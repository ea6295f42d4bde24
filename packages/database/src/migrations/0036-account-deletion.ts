import { sql, type Kysely } from 'kysely'

/** Requests of members to delete their account, and what is left of suppressed addresses of deleted accounts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE account_deletion_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Without a foreign key: the number stays when the account is gone.
      user_id bigint NOT NULL,
      -- '' once the account is deleted.
      reason text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'deleted', 'failed')),
      requested_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      -- Erasing has begun: the account can no longer be kept.
      begun_at timestamptz,
      settled_at timestamptz,
      -- Runs that failed, the first time of the next one, and what stood in the way last.
      attempts integer NOT NULL DEFAULT 0,
      not_before timestamptz NOT NULL,
      problem text NOT NULL DEFAULT '',
      -- The mail that tells of the deletion: it still holds the address. Null once that is erased, too.
      last_mail_id bigint,
      revision bigint NOT NULL DEFAULT 1
    );
    -- At most one open request an account.
    CREATE UNIQUE INDEX account_deletion_requests_open ON account_deletion_requests (user_id) WHERE state IN ('waiting', 'failed');
    CREATE INDEX account_deletion_requests_by_user ON account_deletion_requests (user_id);
    CREATE INDEX account_deletion_requests_waiting ON account_deletion_requests (not_before) WHERE state = 'waiting';
    CREATE INDEX account_deletion_requests_last_mail ON account_deletion_requests (last_mail_id) WHERE last_mail_id IS NOT NULL;
    CREATE INDEX account_deletion_requests_by_due ON account_deletion_requests (due_at, id);

    -- sha256 of the normalized addresses of deleted accounts to which nothing may be mailed: it counts again when the
    -- address comes back.
    CREATE TABLE newsletter_suppressed_hashes (
      email_hash bytea PRIMARY KEY,
      reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'staff')),
      created_at timestamptz NOT NULL
    );
  `.execute(database)
}
