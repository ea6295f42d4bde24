import { sql, type Kysely } from 'kysely'
import { firstPages } from '../first-pages/first-pages.ts'

/**
 * The price indices of categories, computed from the sold items. Pages that nobody has changed get their new
 * words.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE price_indices (
      category_id bigint PRIMARY KEY REFERENCES taxonomy_nodes ON DELETE CASCADE,
      sales integer NOT NULL,
      -- Of these, sample data.
      samples integer NOT NULL,
      -- [{year, level, low, high, sales}], oldest first (workers/src/price-indices/price-index.ts).
      years jsonb NOT NULL
    );
    CREATE TABLE price_index_state (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      -- The generations of sold items and categories, added up, when a computation was last requested.
      requested_generation bigint NOT NULL DEFAULT 0,
      computed_at timestamptz,
      -- What the last computation took.
      milliseconds integer NOT NULL DEFAULT 0
    );
    INSERT INTO price_index_state DEFAULT VALUES;
    INSERT INTO cache_generations (area) VALUES ('price-indices') ON CONFLICT DO NOTHING;
  `.execute(database)
  for (const [path, { kind, title, lead, description, picture, actions, updated, blocks }] of Object.entries(
    firstPages,
  )) {
    const content = JSON.stringify(blocks)
    await sql`
      UPDATE site_pages
      SET kind = ${kind}, title = ${title}, lead = ${lead}, description = ${description}, picture = ${picture},
        actions = ${JSON.stringify(actions)}::jsonb, changed_on = ${updated ?? null}::date, draft = ${content}::jsonb, content = ${content}::jsonb
      WHERE path = ${path} AND revision = 1`.execute(database)
  }
  await sql`UPDATE cache_generations SET generation = generation + 1, records_from = generation + 1 WHERE area = 'site-pages'`.execute(
    database,
  )
}
