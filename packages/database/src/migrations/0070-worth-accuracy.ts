import { sql, type Kysely } from 'kysely'

/** How near each lesson of WorthScore came to later sales; null for lessons from before it was measured. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE worth_score_lessons ADD COLUMN accuracy jsonb;
    -- The public page of it is cached.
    INSERT INTO cache_generations (area) VALUES ('worth-score') ON CONFLICT DO NOTHING;
  `.execute(database)
}
