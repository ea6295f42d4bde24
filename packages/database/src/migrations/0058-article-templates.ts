import { sql, type Kysely } from 'kysely'

/**
 * Beside the default template staff keep templates by kind, each under its name, for articles or for posts.
 * They are rows of `articles`, for the editor writes them as it writes articles; none is ever published. What
 * began with a template says with which.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE articles ADD COLUMN template_name text;
    ALTER TABLE articles ADD COLUMN template_of text CHECK (template_of IN ('dictionary-article', 'blog-article'));
    ALTER TABLE articles ADD CONSTRAINT articles_templates_have_a_name_and_a_kind CHECK ((template_name IS NULL) = (template_of IS NULL));
    ALTER TABLE articles ADD CONSTRAINT articles_templates_are_not_published CHECK (template_name IS NULL OR (status = 'UNPUBLISHED' AND published_version = 0));
    -- Names are compared without case: staff would not tell 'Maker' from 'maker'. One in the trash gives its name up.
    CREATE UNIQUE INDEX articles_one_template_of_a_name ON articles (template_of, lower(template_name)) WHERE template_name IS NOT NULL AND trashed_at IS NULL;

    ALTER TABLE articles ADD COLUMN begun_with bigint REFERENCES articles ON DELETE SET NULL;
    CREATE INDEX articles_by_template ON articles (begun_with) WHERE begun_with IS NOT NULL;
    ALTER TABLE blog_articles ADD COLUMN begun_with bigint REFERENCES articles ON DELETE SET NULL;
    CREATE INDEX blog_articles_by_template ON blog_articles (begun_with) WHERE begun_with IS NOT NULL;

    DROP INDEX articles_not_listed;
    CREATE INDEX articles_not_listed ON articles (id) WHERE section <> 'dictionary' OR is_default_template OR template_name IS NOT NULL OR trashed_at IS NOT NULL;
  `.execute(database)
}
