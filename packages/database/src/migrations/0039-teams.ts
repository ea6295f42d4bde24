import { sql, type Kysely } from 'kysely'

/** The work teams of enterprise admins: who is in them, and the mailed invitations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A team has one admin; it is made with its first user.
    CREATE TABLE teams (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      admin_id bigint NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
      -- Slots where no provider bills the plan; otherwise the subscription's quantity counts.
      slots integer NOT NULL DEFAULT 3 CHECK (slots > 0),
      -- Since when the admin has no enterprise plan: its users are kept for a time.
      closed_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );

    CREATE TABLE team_users (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      team_id bigint NOT NULL REFERENCES teams ON DELETE CASCADE,
      user_type text NOT NULL CHECK (user_type IN ('NEW_USER', 'EXISTING_USER')),
      status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'ACTIVE')),
      email text NOT NULL,
      email_normalized text NOT NULL,
      -- As the admin has typed them; of an account that the team has made, the account's own count.
      first_name text NOT NULL DEFAULT '',
      last_name text NOT NULL DEFAULT '',
      -- Who has joined; null while it waits.
      user_id bigint REFERENCES users ON DELETE CASCADE,
      -- Whether the account was made by the invitation.
      made_account boolean NOT NULL DEFAULT false,
      -- Until when a waiting one takes its slot.
      expires_at timestamptz NOT NULL,
      joined_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT team_users_joined CHECK ((status = 'ACTIVE') = (user_id IS NOT NULL) AND (user_id IS NULL) = (joined_at IS NULL)),
      CONSTRAINT team_users_once UNIQUE (team_id, email_normalized)
    );
    -- One team a person.
    CREATE UNIQUE INDEX team_users_by_user ON team_users (user_id) WHERE user_id IS NOT NULL;
    CREATE INDEX team_users_by_email ON team_users (email_normalized);
    CREATE INDEX team_users_by_expiry ON team_users (expires_at) WHERE status = 'WAITING';

    -- Mailed invitations. They outlive the entry that they were for, to say what has become of it.
    CREATE TABLE team_invitations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- sha256 of the link's secret.
      token_hash bytea NOT NULL UNIQUE,
      team_user_id bigint REFERENCES team_users ON DELETE SET NULL,
      expires_at timestamptz NOT NULL,
      -- Accepted or declined.
      answered_at timestamptz,
      replaced_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX team_invitations_by_team_user ON team_invitations (team_user_id) WHERE team_user_id IS NOT NULL;
    CREATE INDEX team_invitations_by_expiry ON team_invitations (expires_at);
  `.execute(database)
}
