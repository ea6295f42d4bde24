import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE users SET roles = array_replace(roles, 'ROLE_USER', 'ROLE_FREE');
    ALTER TABLE users
      ALTER COLUMN roles SET DEFAULT '{ROLE_FREE}',
      ADD CONSTRAINT users_roles_known CHECK (roles <@ ARRAY[
        'ROLE_UNLIMITED', 'ROLE_MARKS', 'ROLE_LIBRARY', 'ROLE_FREE', 'ROLE_ADMIN',
        'ROLE_IOS', 'ROLE_ANDROID', 'ROLE_PRICE_GUIDE_LITE', 'ROLE_ENTERPRISE_ADMIN', 'ROLE_ENTERPRISE'
      ]),
      ADD COLUMN first_name text NOT NULL DEFAULT '',
      ADD COLUMN last_name text NOT NULL DEFAULT '',
      ADD COLUMN company_name text NOT NULL DEFAULT '',
      -- ISO 3166-1 alpha-2, or '' where it is not known.
      ADD COLUMN country_code text NOT NULL DEFAULT '' CHECK (country_code ~ '^([A-Z]{2})?$'),
      ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now(),
      -- Set by staff. It covers whatever the membership's own status says meanwhile.
      ADD COLUMN suspended_at timestamptz;

    -- What a member has bought stands in the roles; here stands whether it counts, and until when. Nobody who never
    -- had a membership has a row. Staff set it until billing does: then provider says whose word the status is.
    CREATE TABLE memberships (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      status text NOT NULL CHECK (status IN ('Active', 'Inactive', 'Cancelled', 'Error', 'In Trial', 'Suspended', 'On Hold')),
      trial_ends_at timestamptz,
      billing_period text CHECK (billing_period IN ('Monthly', 'Quarterly', 'Annual')),
      currency text CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      -- Null: staff.
      provider text CHECK (provider IN ('zuora', 'avangate', 'ios', 'android')),
      -- Of the allowance that runs at present: of the whole trial, or since the month began.
      lookups_used integer NOT NULL DEFAULT 0 CHECK (lookups_used >= 0),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO memberships (user_id, status) SELECT id, subscription_status FROM users WHERE subscription_status <> 'Inactive';
    ALTER TABLE users DROP COLUMN subscription_status;

    -- What staff look for: an address by its beginning, who is staff, what an account did.
    CREATE INDEX users_by_email_beginning ON users (email_normalized text_pattern_ops);
    CREATE INDEX users_of_staff ON users (id) WHERE 'ROLE_ADMIN' = ANY(roles);
    CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, id DESC) WHERE actor_id IS NOT NULL;
  `.execute(database)
}
