import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null until the address is proved by a mailed link.
    ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
    -- Until now operators made every account, with addresses that they know.
    UPDATE users SET email_verified_at = created_at;

    -- Mailed links, each good for one thing, once. The secret is minted while its mail is written; only its sha256 is kept.
    CREATE TABLE account_links (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
      token_hash bytea NOT NULL UNIQUE,
      -- Where it was sent: it proves this address and no other.
      email_normalized text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      -- A newer link, or a change of the password, took its place.
      replaced_at timestamptz
    );
    CREATE INDEX account_links_open_by_user ON account_links (user_id, purpose) WHERE used_at IS NULL AND replaced_at IS NULL;
    CREATE INDEX account_links_by_expiry ON account_links (expires_at);
  `.execute(database)
}
