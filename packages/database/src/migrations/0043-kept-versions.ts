import { sql, type Kysely } from 'kysely'

/**
 * What an article was at a moment, whole: whoever saves, publishes or unpublishes leaves one, and so does
 * whoever only types. Nothing that is shown to readers is read from here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE kept_versions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('found', 'created', 'autosaved', 'saved', 'published', 'unpublished', 'details-changed', 'restored')),
      -- The number of the draft that it is, or that it was typed on.
      draft_version integer NOT NULL,
      details jsonb NOT NULL,
      blocks jsonb NOT NULL,
      made_by bigint,
      -- Of an autosave: the opening of the editor, whose next autosaves take its place for a while.
      opening text NOT NULL DEFAULT '',
      began_at timestamptz NOT NULL,
      made_at timestamptz NOT NULL
    );
    CREATE INDEX kept_versions_by_article ON kept_versions (article_id, id);
    CREATE INDEX kept_versions_autosaved ON kept_versions (made_at) WHERE kind = 'autosaved';
  `.execute(database)
}
