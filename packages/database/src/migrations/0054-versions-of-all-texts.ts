import { sql, type Kysely } from 'kysely'

/** Versions are kept of posts as well: a version is of one text, and goes with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE kept_versions
      ALTER COLUMN article_id DROP NOT NULL,
      ADD COLUMN post_id bigint REFERENCES blog_articles ON DELETE CASCADE,
      ADD CONSTRAINT kept_versions_of_one_text CHECK (num_nonnulls(article_id, post_id) = 1);
    CREATE INDEX kept_versions_by_post ON kept_versions (post_id, id) WHERE post_id IS NOT NULL;
  `.execute(database)
}
