import { sql, type Kysely } from 'kysely'

/**
 * What is on sale at which price, discount codes and their redemptions, and the payment accounts seen in
 * purchases.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A row is one price of a plan in one currency. Its amount never changes: another price is another row that replaces
    -- it, and who subscribed to the old row keeps it.
    -- Sold is what is_on_sale, and neither replaced nor in contradiction to the provider's catalog.
    CREATE TABLE rate_plans (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- What members' calls name it by, such as unlimited-monthly; the same in every currency.
      plan text NOT NULL CHECK (plan ~ '^[a-z]+(-[a-z]+)+$'),
      product text NOT NULL CHECK (product IN ('Unlimited', 'Marks', 'Library', 'Price Guide Lite', 'Enterprise')),
      billing_period text NOT NULL CHECK (billing_period IN ('Monthly', 'Quarterly', 'Annual')),
      currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      -- In cents or pence; of Enterprise, for one slot.
      amount bigint NOT NULL CHECK (amount > 0),
      zuora_rate_plan_id text,
      avangate_product_code text,
      is_on_sale boolean NOT NULL,
      replaced_at timestamptz,
      -- Since when the catalog of the provider of new purchases says another price, or has no such plan.
      price_differs_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT rate_plans_replaced CHECK (replaced_at IS NULL OR NOT is_on_sale)
    );
    CREATE UNIQUE INDEX rate_plans_current ON rate_plans (plan, currency) WHERE replaced_at IS NULL;

    INSERT INTO rate_plans (plan, product, billing_period, currency, amount, zuora_rate_plan_id, avangate_product_code, is_on_sale, created_at, updated_at)
    SELECT plan, product, billing_period, currency,
      -- Other currencies go up to the next price that ends in 99.
      CASE WHEN factor = 1 THEN dollars ELSE ceil((dollars * factor + 1) / 100) * 100 - 1 END,
      plan, plan, true, now(), now()
    FROM (
      SELECT lower(replace(product, ' ', '-')) || '-' || lower(billing_period) AS plan, product, billing_period, dollars
      FROM (VALUES
        ('Unlimited', 2999, 7999, 29999),
        ('Marks', 999, 2699, 9999),
        ('Library', 999, 2699, 9999),
        ('Price Guide Lite', 1499, 3999, 14999),
        ('Enterprise', 2499, 6799, 24999)
      ) AS products (product, monthly, quarterly, annual)
      CROSS JOIN LATERAL (VALUES ('Monthly', monthly), ('Quarterly', quarterly), ('Annual', annual)) AS periods (billing_period, dollars)
    ) AS plans
    CROSS JOIN (VALUES ('USD', 1), ('EUR', 1), ('GBP', 0.85), ('CAD', 1.35)) AS currencies (currency, factor);

    CREATE TABLE discount_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- In capitals; what is typed is compared in capitals.
      code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{4,40}$'),
      kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
      -- Of an amount: see discount_code_amounts. A currency without one does not take the code.
      percent integer CHECK (percent BETWEEN 1 AND 100),
      products text[] NOT NULL CHECK (cardinality(products) > 0 AND products <@ ARRAY['Unlimited', 'Marks', 'Library', 'Price Guide Lite', 'Enterprise']),
      billing_periods text[] NOT NULL CHECK (cardinality(billing_periods) > 0 AND billing_periods <@ ARRAY['Monthly', 'Quarterly', 'Annual']),
      -- For how many payments it counts; null: for all.
      payments integer CHECK (payments BETWEEN 1 AND 100),
      -- Both may be open; valid_until is the first moment at which it is not valid any more.
      valid_from timestamptz,
      valid_until timestamptz,
      -- Null: as often as wanted. Reserved and counted redemptions use it up.
      max_redemptions integer CHECK (max_redemptions > 0),
      zuora_rate_plan_id text,
      avangate_coupon text,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT discount_codes_percent CHECK ((kind = 'percent') = (percent IS NOT NULL)),
      CONSTRAINT discount_codes_valid CHECK (valid_from < valid_until)
    );

    CREATE TABLE discount_code_amounts (
      discount_code_id bigint NOT NULL REFERENCES discount_codes ON DELETE CASCADE,
      currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP', 'CAD')),
      -- In cents or pence.
      amount bigint NOT NULL CHECK (amount > 0),
      PRIMARY KEY (discount_code_id, currency)
    );

    CREATE TABLE discount_redemptions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      discount_code_id bigint NOT NULL REFERENCES discount_codes,
      -- Null once the account is erased: the redemption still counts.
      user_id bigint REFERENCES users ON DELETE SET NULL,
      -- The operation of billing in whose payment it is used.
      operation_id bigint NOT NULL UNIQUE,
      -- Reserved while that payment is open, counted when it is done, free again where it failed.
      state text NOT NULL CHECK (state IN ('reserved', 'counted', 'free')),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX discount_redemptions_once ON discount_redemptions (discount_code_id, user_id) WHERE state <> 'free';
    CREATE INDEX discount_redemptions_by_user ON discount_redemptions (user_id) WHERE user_id IS NOT NULL;

    -- Addresses of payment accounts (PayPal) seen in purchases, and those that staff blocked before they were seen.
    CREATE TABLE payment_emails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      email_normalized text NOT NULL UNIQUE,
      -- May begin no trial, purchase, change or conversion.
      is_blocked boolean NOT NULL DEFAULT false,
      notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 1000),
      -- Null: never seen.
      last_seen_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX payment_emails_by_seen ON payment_emails (last_seen_at DESC NULLS LAST, id DESC);

    CREATE TABLE payment_email_accounts (
      payment_email_id bigint NOT NULL REFERENCES payment_emails ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      last_seen_at timestamptz NOT NULL,
      PRIMARY KEY (payment_email_id, user_id)
    );
    CREATE INDEX payment_email_accounts_by_user ON payment_email_accounts (user_id);
  `.execute(database)
}
