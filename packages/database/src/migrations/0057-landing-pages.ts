import { sql, type Kysely } from 'kysely'
import { firstLandings } from '../first-pages/first-landings.ts'

/** The words with which sections of the site begin become records as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE site_pages DROP CONSTRAINT site_pages_kind_check, ADD CONSTRAINT site_pages_kind_check CHECK (kind IN ('WebPage', 'AboutPage', 'CollectionPage'))
  `.execute(database)
  for (const [path, { kind, title, lead, description, picture }] of Object.entries(firstLandings)) {
    await sql`
      INSERT INTO site_pages (path, kind, title, lead, description, picture, draft, content)
      VALUES (${path}, ${kind}, ${title}, ${lead}, ${description}, ${picture}, '[]', '[]')`.execute(database)
  }
}
