import { sql, type Kysely } from 'kysely'

/** A picture of what is sold; '' where there is none. Lists then show the drawing of a category. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE auctions ADD COLUMN picture text NOT NULL DEFAULT ''`.execute(database)
}
