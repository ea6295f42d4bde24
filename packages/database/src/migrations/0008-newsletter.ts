import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- An address that has confirmed at least once, member or not: one row, whoever asked.
    CREATE TABLE newsletter_subscribers (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      email_normalized text NOT NULL UNIQUE,
      first_name text NOT NULL DEFAULT '',
      last_name text NOT NULL DEFAULT '',
      source text NOT NULL,
      -- Stands in every mailing's unsubscribe link, and is good for nothing else.
      unsubscribe_key text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE newsletter_subscriptions (
      subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
      category text NOT NULL CHECK (category IN ('newsletter', 'events', 'promotions', 'updates')),
      state text NOT NULL CHECK (state IN ('SUBSCRIBED', 'UNSUBSCRIBED')),
      changed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subscriber_id, category)
    );
    CREATE INDEX newsletter_subscriptions_subscribed ON newsletter_subscriptions (category, subscriber_id) WHERE state = 'SUBSCRIBED';

    -- Somebody gave an address; nobody is subscribed until the link mailed there is followed.
    CREATE TABLE newsletter_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      email_normalized text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      source text NOT NULL,
      category text NOT NULL CHECK (category IN ('newsletter', 'events', 'promotions', 'updates')),
      -- sha256 of the mailed secret; null until the mail is written.
      token_hash bytea UNIQUE,
      requested_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz
    );
    CREATE INDEX newsletter_requests_by_email ON newsletter_requests (email_normalized, requested_at DESC);
    CREATE INDEX newsletter_requests_by_age ON newsletter_requests (requested_at);

    -- Nothing is mailed there any more, whatever its owner has subscribed to.
    CREATE TABLE newsletter_suppressions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      email_normalized text NOT NULL UNIQUE,
      reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'staff')),
      note text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE newsletter_issues (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      category text NOT NULL DEFAULT 'newsletter' CHECK (category IN ('newsletter', 'events', 'promotions', 'updates')),
      subject text NOT NULL,
      preheader text NOT NULL DEFAULT '',
      intro text NOT NULL DEFAULT '',
      -- In their order; one that is gone when sending begins is left out.
      article_ids bigint[] NOT NULL DEFAULT '{}',
      state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
      due_at timestamptz,
      -- What is mailed, fixed when sending begins: no later change of an article parts the readers.
      content jsonb,
      started_at timestamptz,
      finished_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX newsletter_issues_due ON newsletter_issues (due_at) WHERE state = 'scheduled';
    CREATE INDEX newsletter_issues_sending ON newsletter_issues (id) WHERE state = 'sending';
    CREATE INDEX newsletter_issues_sent ON newsletter_issues (category, finished_at) WHERE state = 'sent';

    -- One row a recipient, made when sending begins. Its id stands in the Message-ID, so that is the same however often
    -- a mail is tried. 'skipped' unsubscribed or was suppressed before its turn.
    CREATE TABLE newsletter_deliveries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      issue_id bigint NOT NULL REFERENCES newsletter_issues,
      subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers,
      email text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'failed', 'unknown', 'skipped')),
      attempts integer NOT NULL DEFAULT 0,
      not_before timestamptz NOT NULL DEFAULT now(),
      -- The claimer that has it in hand: an advisory lock that ends with its process.
      claimed_by integer,
      claimed_at timestamptz,
      settled_at timestamptz,
      -- What the mail server said last.
      answer text NOT NULL DEFAULT '',
      UNIQUE (issue_id, subscriber_id)
    );
    CREATE INDEX newsletter_deliveries_waiting ON newsletter_deliveries (issue_id, id) WHERE state = 'waiting';
    CREATE INDEX newsletter_deliveries_claimed ON newsletter_deliveries (claimed_by) WHERE state = 'claimed';
    CREATE INDEX newsletter_deliveries_by_state ON newsletter_deliveries (issue_id, state, id);
    ALTER TABLE newsletter_deliveries SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

    -- One row: when the next batch may be claimed, whichever process does it.
    CREATE TABLE newsletter_pace (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      next_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO newsletter_pace DEFAULT VALUES;

    INSERT INTO cache_generations (area) VALUES ('newsletter') ON CONFLICT DO NOTHING;
  `.execute(database)
}
