import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE outbox_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      type text NOT NULL,
      payload jsonb NOT NULL,
      request_id text,
      occurred_at timestamptz NOT NULL DEFAULT now()
    );

    -- One row a consumer: waiting (added_at null), in flight, done, or failed for good (a dead letter).
    CREATE TABLE outbox_deliveries (
      event_id bigint NOT NULL REFERENCES outbox_events ON DELETE CASCADE,
      consumer text NOT NULL,
      added_at timestamptz,
      done_at timestamptz,
      failed_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      last_error text,
      -- How far a long delivery has come, so that a restart goes on from there.
      progress bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (event_id, consumer)
    );
    CREATE INDEX outbox_deliveries_waiting ON outbox_deliveries (event_id) WHERE added_at IS NULL AND done_at IS NULL AND failed_at IS NULL;
    CREATE INDEX outbox_deliveries_in_flight ON outbox_deliveries (added_at) WHERE added_at IS NOT NULL AND done_at IS NULL AND failed_at IS NULL;
    CREATE INDEX outbox_deliveries_failed ON outbox_deliveries (failed_at) WHERE failed_at IS NOT NULL;
    ALTER TABLE outbox_deliveries SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

    -- A number an area; caches and ETags of what was made under an older one are stale.
    CREATE TABLE cache_generations (
      area text PRIMARY KEY,
      generation bigint NOT NULL DEFAULT 1
    );
    INSERT INTO cache_generations (area) VALUES ('dictionary'), ('taxonomy');

    CREATE TABLE index_rebuilds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      index_id text NOT NULL,
      engine text NOT NULL,
      state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
      documents bigint,
      error text,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );

    -- Where an import that was stopped goes on.
    CREATE TABLE imports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      -- sha256 of the file's beginning and its size: the same file again is the same import.
      fingerprint text NOT NULL UNIQUE,
      file_name text NOT NULL,
      lines_done bigint NOT NULL DEFAULT 0,
      imported bigint NOT NULL DEFAULT 0,
      unchanged bigint NOT NULL DEFAULT 0,
      refused bigint NOT NULL DEFAULT 0,
      finished_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now()
    );
  `.execute(database)
}
