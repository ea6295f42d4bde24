import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- What WorthScore has learnt from the sold items of a currency. The newest of each currency is used.
    CREATE TABLE worth_score_lessons (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      currency text NOT NULL,
      learnt_at timestamptz NOT NULL,
      lots integer NOT NULL,
      first_sale text NOT NULL,
      last_sale text NOT NULL,
      -- Later lots that were estimated before their price was looked at, and the factor that half of the estimates stayed within.
      judged integer NOT NULL,
      median_factor double precision,
      -- The model, as JSON in gzip.
      model bytea NOT NULL
    );
    CREATE INDEX worth_score_lessons_by_currency ON worth_score_lessons (currency, id DESC);
  `.execute(database)
}
