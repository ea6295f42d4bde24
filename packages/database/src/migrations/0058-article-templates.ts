import { sql, type Kysely } from 'kysely'

/**
 * Beside the default template staff keep templates by kind, each under its name. They are rows of `articles`, for the
 * editor writes them as it writes articles; none is ever published.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE articles ADD COLUMN template_name text;
    ALTER TABLE articles ADD CONSTRAINT articles_templates_are_not_published CHECK (template_name IS NULL OR (status = 'UNPUBLISHED' AND published_version = 0));
    -- Names are compared without case: staff would not tell 'Maker' from 'maker'. One in the trash gives its name up.
    CREATE UNIQUE INDEX articles_one_template_of_a_name ON articles (section, lower(template_name)) WHERE template_name IS NOT NULL AND trashed_at IS NULL;

    DROP INDEX articles_not_listed;
    CREATE INDEX articles_not_listed ON articles (id) WHERE section <> 'dictionary' OR is_default_template OR template_name IS NOT NULL OR trashed_at IS NOT NULL;
  `.execute(database)
}
