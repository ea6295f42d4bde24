import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      -- Lower case, trimmed: one account an address.
      email_normalized text NOT NULL UNIQUE,
      display_name text NOT NULL,
      password_hash text NOT NULL,
      roles text[] NOT NULL DEFAULT '{ROLE_USER}',
      subscription_status text NOT NULL DEFAULT 'Inactive',
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    -- The token itself is never stored: only its sha256.
    CREATE TABLE sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      remember boolean NOT NULL,
      user_agent text NOT NULL DEFAULT '',
      ip text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now(),
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      ended_reason text CHECK (ended_reason IN ('signed-out', 'concurrent-sessions', 'expired', 'password-changed', 'signed-out-everywhere'))
    );
    CREATE INDEX sessions_open_by_user ON sessions (user_id, created_at) WHERE ended_at IS NULL;

    -- Counted per normalised address, whether an account exists or not.
    CREATE TABLE sign_in_failures (
      email_normalized text PRIMARY KEY,
      failures integer NOT NULL,
      locked_until timestamptz,
      last_failed_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE audit_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      -- Null where nobody is signed in: operators' commands, refused visitors.
      actor_id bigint,
      actor text NOT NULL,
      action text NOT NULL,
      subject_type text NOT NULL,
      subject_id text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}',
      request_id text
    );
    CREATE INDEX audit_entries_by_subject ON audit_entries (subject_type, subject_id, id DESC);
  `.execute(database)
}
