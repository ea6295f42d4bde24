import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Every record of the area counts as changed at this generation at the latest: rows of its records are needed above it only.
    ALTER TABLE cache_generations ADD COLUMN records_from bigint NOT NULL DEFAULT 1;
    UPDATE cache_generations SET records_from = generation;

    -- The area's generation at which a record changed last: pages of one record hang on it. Rows go after a day.
    CREATE TABLE cache_records (
      area text NOT NULL,
      record text NOT NULL,
      generation bigint NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (area, record)
    );
    CREATE INDEX cache_records_by_generation ON cache_records (area, generation);
  `.execute(database)
}
