import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a post was published again, with another text; null where readers see the first one. Its updated_at moves with each draft.
    ALTER TABLE blog_articles ADD COLUMN republished_at timestamptz;
  `.execute(database)
}
