import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The last time that WorthScore learnt, or tried to: one row at most.
    CREATE TABLE worth_score_learning (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      started_at timestamptz NOT NULL,
      -- Null while it goes on, and after it broke off.
      finished_at timestamptz,
      -- How many sold items there were when it was last finished; 0 before that.
      sold_items bigint NOT NULL DEFAULT 0,
      -- Why it broke off; '' where it did not.
      problem text NOT NULL DEFAULT ''
    );
  `.execute(database)
}
