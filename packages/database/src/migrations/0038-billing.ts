import { sql, type Kysely } from 'kysely'

/** Subscriptions that members buy, and the outward acts, checkouts and notifications that change them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The projection of billing that permissions read: from changes_at on the status is then_status, without anybody writing it.
    ALTER TABLE memberships
      ADD COLUMN changes_at timestamptz,
      ADD COLUMN then_status text CHECK (then_status IN ('Active', 'Inactive', 'Cancelled', 'Error', 'In Trial', 'Suspended', 'On Hold')),
      ADD CONSTRAINT memberships_change CHECK ((changes_at IS NULL) = (then_status IS NULL));

    -- An account's own subscription; one that has not ended at a time, older ones stay as its history.
    CREATE TABLE billing_subscriptions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      -- The provider's own number; null while a trial has none.
      provider_reference text,
      state text NOT NULL CHECK (state IN ('trial', 'active', 'ended')),
      rate_plan_id bigint NOT NULL REFERENCES rate_plans,
      -- Slots of Enterprise; 1 otherwise.
      quantity integer NOT NULL DEFAULT 1 CHECK (quantity > 0),
      started_at timestamptz NOT NULL,
      trial_ends_at timestamptz,
      -- What is paid for; both null during a trial.
      period_start timestamptz,
      period_end timestamptz,
      -- Our record decides; what the provider has been told stands in renews_at_provider.
      renews boolean NOT NULL DEFAULT true,
      renews_at_provider boolean NOT NULL DEFAULT true,
      ended_at_provider boolean NOT NULL DEFAULT false,
      cancelled_at timestamptz,
      -- Since when the renewal is unpaid.
      payment_due_since timestamptz,
      -- The change that waits for the next billing date.
      pending_rate_plan_id bigint REFERENCES rate_plans,
      -- What a trial's code takes off when it converts, and what is left of a code's payments.
      discount_code_id bigint REFERENCES discount_codes,
      ended_at timestamptz,
      end_reason text CHECK (end_reason IN ('cancelled', 'refunded', 'charged-back', 'unpaid')),
      -- The mails that were asked for, so that each leaves once a period.
      trial_ending_mailed_at timestamptz,
      renewal_ahead_mailed_for timestamptz,
      payment_failed_mailed_at timestamptz,
      payment_failed_again_mailed_at timestamptz,
      -- When the provider's record is looked at next by itself.
      next_look_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT billing_subscriptions_trial CHECK (state <> 'trial' OR trial_ends_at IS NOT NULL),
      CONSTRAINT billing_subscriptions_period CHECK (state <> 'active' OR (period_start IS NOT NULL AND period_end IS NOT NULL)),
      CONSTRAINT billing_subscriptions_end CHECK ((state = 'ended') = (ended_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX billing_subscriptions_current ON billing_subscriptions (user_id) WHERE state <> 'ended';
    CREATE INDEX billing_subscriptions_by_user ON billing_subscriptions (user_id, id DESC);
    CREATE INDEX billing_subscriptions_by_look ON billing_subscriptions (next_look_at) WHERE state <> 'ended';
    CREATE UNIQUE INDEX billing_subscriptions_by_reference ON billing_subscriptions (provider, provider_reference) WHERE provider_reference IS NOT NULL;
    CREATE INDEX billing_subscriptions_by_rate_plan ON billing_subscriptions (rate_plan_id);
    CREATE INDEX billing_subscriptions_by_code ON billing_subscriptions (discount_code_id) WHERE discount_code_id IS NOT NULL;

    -- One checkout of an account is open at a time.
    CREATE TABLE billing_checkouts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- sha256 of the key in its URL.
      key_hash bytea NOT NULL UNIQUE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      purpose text NOT NULL CHECK (purpose IN ('trial', 'purchase', 'conversion', 'payment-method')),
      rate_plan_id bigint REFERENCES rate_plans,
      currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      -- Whole minor units, as the member has accepted them.
      amount bigint CHECK (amount >= 0),
      discount_code_id bigint REFERENCES discount_codes,
      state text NOT NULL CHECK (state IN ('open', 'waiting', 'done', 'declined', 'closed')),
      -- What the provider's page needs, and what its callback is checked by.
      provider_state jsonb NOT NULL DEFAULT '{}',
      operation_id bigint,
      message text NOT NULL DEFAULT '',
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX billing_checkouts_open ON billing_checkouts (user_id) WHERE state = 'open';
    CREATE INDEX billing_checkouts_by_user ON billing_checkouts (user_id, id DESC);
    CREATE INDEX billing_checkouts_by_code ON billing_checkouts (discount_code_id) WHERE discount_code_id IS NOT NULL;

    -- Each outward act. Its reference at the provider is VIT-{id}, which is never used for another.
    CREATE TABLE billing_operations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('begin-trial', 'purchase', 'convert-trial', 'change', 'withdraw-change', 'add-slots', 'collect', 'remove-payment-methods', 'stop-renewal', 'resume-renewal', 'end')),
      -- Null once the account is erased.
      user_id bigint REFERENCES users ON DELETE SET NULL,
      -- Without a foreign key: the record of an act outlives what it was done to.
      subscription_id bigint,
      checkout_id bigint,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      takes_money boolean NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'unknown', 'done', 'declined', 'failed')),
      -- What is asked of the provider, as the worker needs it to go on.
      request jsonb NOT NULL,
      -- Whole minor units; null where nothing is charged.
      amount bigint,
      currency text CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      provider_reference text,
      decline_reason text,
      -- In plain words, for staff.
      note text NOT NULL DEFAULT '',
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      claimed_at timestamptz,
      settled_at timestamptz,
      -- When a worker takes it up again.
      next_look_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      CONSTRAINT billing_operations_settled CHECK ((state IN ('done', 'declined', 'failed')) = (settled_at IS NOT NULL)),
      CONSTRAINT billing_operations_claimed CHECK (state IN ('waiting', 'done', 'declined', 'failed') OR claimed_at IS NOT NULL)
    );
    CREATE UNIQUE INDEX billing_operations_open ON billing_operations (user_id) WHERE takes_money AND state IN ('waiting', 'claimed', 'unknown');
    CREATE INDEX billing_operations_by_look ON billing_operations (next_look_at) WHERE state IN ('waiting', 'claimed', 'unknown');
    CREATE INDEX billing_operations_by_user ON billing_operations (user_id, id DESC);
    CREATE INDEX billing_operations_by_subscription ON billing_operations (subscription_id);

    -- Every payment that was taken, kept under the account's number when the account is erased.
    CREATE TABLE billing_payments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_number bigint NOT NULL,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      payment_reference text NOT NULL,
      invoice_reference text,
      amount bigint NOT NULL,
      currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      country_code text NOT NULL DEFAULT '',
      operation_id bigint,
      paid_at timestamptz NOT NULL,
      UNIQUE (provider, payment_reference)
    );
    CREATE INDEX billing_payments_by_account ON billing_payments (account_number, paid_at DESC);

    -- What providers have told, stored once and worked off by reading their record. Without names and postal addresses.
    CREATE TABLE billing_notifications (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      dedupe_key text NOT NULL,
      kind text NOT NULL,
      -- What it speaks of: whatever of these it names.
      account_reference text,
      subscription_reference text,
      operation_reference text,
      checkout_reference text,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'unmatched')),
      attempts integer NOT NULL DEFAULT 0,
      received_at timestamptz NOT NULL,
      next_look_at timestamptz NOT NULL,
      done_at timestamptz,
      UNIQUE (provider, dedupe_key)
    );
    CREATE INDEX billing_notifications_by_look ON billing_notifications (next_look_at) WHERE state = 'waiting';
    CREATE INDEX billing_notifications_by_time ON billing_notifications (received_at);
    CREATE INDEX billing_notifications_by_subscription ON billing_notifications (subscription_reference);

    -- Payments to refund: staff refund them at the provider and mark them here.
    CREATE TABLE billing_refunds_due (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint REFERENCES users ON DELETE SET NULL,
      provider text NOT NULL CHECK (provider IN ('zuora', 'avangate')),
      payment_reference text NOT NULL,
      amount bigint,
      currency text CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      reason text NOT NULL,
      operation_id bigint,
      noted_at timestamptz NOT NULL,
      settled_at timestamptz,
      settled_by bigint REFERENCES users ON DELETE SET NULL,
      revision bigint NOT NULL DEFAULT 1,
      UNIQUE (provider, payment_reference)
    );
    CREATE INDEX billing_refunds_due_by_user ON billing_refunds_due (user_id) WHERE user_id IS NOT NULL;
    CREATE INDEX billing_refunds_due_by_settler ON billing_refunds_due (settled_by) WHERE settled_by IS NOT NULL;

    -- One trial a person: keyed hashes of account, address and payment method.
    CREATE TABLE trials_used (
      kind text NOT NULL CHECK (kind IN ('account', 'email', 'payment-method')),
      hash bytea NOT NULL,
      used_at timestamptz NOT NULL,
      PRIMARY KEY (kind, hash)
    );
    CREATE INDEX trials_used_by_time ON trials_used (used_at);
    CREATE TABLE trial_hash_keys (key bytea PRIMARY KEY);
    INSERT INTO trial_hash_keys (key) SELECT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

    -- The first outcome of a call under a key that its caller made up.
    CREATE TABLE idempotency_keys (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      path text NOT NULL,
      key text NOT NULL,
      body_hash bytea NOT NULL,
      -- Null while the first call is under way, and after a decline.
      outcome jsonb,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, path, key)
    );
    CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);
  `.execute(database)
}
