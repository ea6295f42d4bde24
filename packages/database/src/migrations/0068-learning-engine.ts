import { sql, type Kysely } from 'kysely'

/** Which version of WorthScore's engine learned last: after an upgrade it learns anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE worth_score_learning ADD COLUMN engine_version int NOT NULL DEFAULT 0`.execute(
    database,
  )
}
