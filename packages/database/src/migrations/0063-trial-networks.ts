import { sql, type Kysely } from 'kysely'

/**
 * Five trials in 30 days from one network. Networks are stored as keyed hashes; a checkout holds one until
 * its trial begins, because a worker may accept it. Staff may allow an account one more trial.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE trial_networks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      hash bytea NOT NULL,
      used_at timestamptz NOT NULL
    );
    CREATE INDEX trial_networks_by_hash ON trial_networks (hash, used_at);
    CREATE INDEX trial_networks_by_time ON trial_networks (used_at);

    ALTER TABLE billing_checkouts ADD COLUMN network_hash bytea;
    CREATE INDEX billing_checkouts_with_network ON billing_checkouts (created_at) WHERE network_hash IS NOT NULL;

    CREATE TABLE trial_allowances (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      allowed_at timestamptz NOT NULL
    );
  `.execute(database)
}
