import { sql, type Kysely } from 'kysely'

/** What narrows a staff account, the second factor of staff, and suspensions that say why and until when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- All staff keep ROLE_ADMIN; without a row here they are administrators.
    CREATE TABLE staff_roles (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('editor', 'support', 'operator'))
    );

    ALTER TABLE users
      ADD COLUMN suspended_until timestamptz,
      ADD COLUMN suspension_reason text NOT NULL DEFAULT '';

    CREATE TABLE second_factors (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      -- Sealed: whoever reads the table alone cannot make codes.
      sealed_secret bytea NOT NULL,
      -- Null until a first code has shown that the owner's device has the secret.
      confirmed_at timestamptz,
      -- Step of time of the newest code that was taken: no code counts twice.
      last_step bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE recovery_codes (
      user_id bigint NOT NULL REFERENCES second_factors ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    );
    ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;

    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    -- Halves of emails and names, as support looks for them.
    CREATE INDEX users_by_words ON users USING gin ((email_normalized || ' ' || lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || company_name)) gin_trgm_ops);
  `.execute(database)
}
