import { sql, type Kysely } from 'kysely'

/** What staff or an import enter of a membership that was bought on a phone: no shop of a phone is asked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE memberships
      ADD COLUMN mobile_valid_until timestamptz,
      -- As the shop shows the price, such as '$29.99'.
      ADD COLUMN mobile_value text NOT NULL DEFAULT '' CHECK (char_length(mobile_value) <= 50)
  `.execute(database)
}
