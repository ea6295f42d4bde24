import { sql, type Kysely } from 'kysely'
import { firstPages } from '../first-pages/first-pages.ts'

/**
 * The written pages of the site become records that staff write, at the same paths and with the same words.
 * They are always on the site.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE site_pages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      path text NOT NULL CONSTRAINT site_pages_path_key UNIQUE,
      kind text NOT NULL CHECK (kind IN ('WebPage', 'AboutPage')),
      title text NOT NULL,
      lead text NOT NULL,
      description text NOT NULL,
      picture text NOT NULL,
      -- Where the page leads on, at its end.
      actions jsonb NOT NULL DEFAULT '[]',
      -- The day that the page names as that of its last change; null where it names none.
      changed_on date,
      -- What staff write, and what readers see: blocks in order (contracts/dictionary/content.ts).
      draft jsonb NOT NULL,
      content jsonb NOT NULL,
      draft_version integer NOT NULL DEFAULT 1,
      published_version integer NOT NULL DEFAULT 1,
      revision bigint NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO cache_generations (area) VALUES ('site-pages') ON CONFLICT DO NOTHING;

    ALTER TABLE kept_versions
      ADD COLUMN page_id bigint REFERENCES site_pages ON DELETE CASCADE,
      DROP CONSTRAINT kept_versions_of_one_text,
      ADD CONSTRAINT kept_versions_of_one_text CHECK (num_nonnulls(article_id, post_id, page_id) = 1);
    CREATE INDEX kept_versions_by_page ON kept_versions (page_id, id) WHERE page_id IS NOT NULL;
    ALTER TABLE edit_leases DROP CONSTRAINT edit_leases_kind_check, ADD CONSTRAINT edit_leases_kind_check CHECK (kind IN ('dictionary-article', 'blog-article', 'site-page'));
    ALTER TABLE scheduled_changes DROP CONSTRAINT scheduled_changes_kind_check, ADD CONSTRAINT scheduled_changes_kind_check CHECK (kind IN ('dictionary-article', 'blog-article', 'site-page'));
  `.execute(database)
  for (const [path, { kind, title, lead, description, picture, actions, updated, blocks }] of Object.entries(
    firstPages,
  )) {
    const content = JSON.stringify(blocks)
    await sql`
      INSERT INTO site_pages (path, kind, title, lead, description, picture, actions, changed_on, draft, content)
      VALUES (${path}, ${kind}, ${title}, ${lead}, ${description}, ${picture}, ${JSON.stringify(actions)}::jsonb, ${updated ?? null}::date, ${content}::jsonb, ${content}::jsonb)`.execute(
      database,
    )
  }
}
