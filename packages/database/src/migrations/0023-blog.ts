import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE blog_articles (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      url text NOT NULL CONSTRAINT blog_articles_url_key UNIQUE,
      kind text NOT NULL DEFAULT 'article' CHECK (kind IN ('article', 'media')),
      title text NOT NULL,
      -- titleSortKey of the title (contracts/text.ts).
      sort_key text COLLATE "C" NOT NULL,
      description text NOT NULL,
      picture text NOT NULL,
      picture_alt text NOT NULL DEFAULT '',
      media_link text,
      category_id bigint NOT NULL REFERENCES taxonomy_nodes (id),
      author_id bigint NOT NULL REFERENCES authors (id),
      status text NOT NULL DEFAULT 'UNPUBLISHED' CHECK (status IN ('UNPUBLISHED', 'PUBLISHED')),
      -- What staff write, and what readers see: blocks in order (contracts/dictionary/content.ts).
      draft jsonb NOT NULL DEFAULT '[]',
      content jsonb NOT NULL DEFAULT '[]',
      draft_version integer NOT NULL DEFAULT 1,
      published_version integer NOT NULL DEFAULT 0,
      -- Of what readers see.
      words integer NOT NULL DEFAULT 0,
      -- The day that the post shows; the day of its first publication where staff chose none.
      published_on date,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT blog_articles_published_on_a_day CHECK (status = 'UNPUBLISHED' OR published_on IS NOT NULL)
    );
    CREATE INDEX blog_articles_by_day ON blog_articles (published_on, id) WHERE status = 'PUBLISHED';
    CREATE INDEX blog_articles_by_category ON blog_articles (category_id);
    CREATE INDEX blog_articles_by_author ON blog_articles (author_id);

    -- Where a post used to be. The URL of a post that is there always wins over a redirect.
    CREATE TABLE blog_redirects (
      url text PRIMARY KEY,
      article_id bigint NOT NULL REFERENCES blog_articles (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX blog_redirects_by_article ON blog_redirects (article_id);

    INSERT INTO cache_generations (area) VALUES ('blog') ON CONFLICT DO NOTHING;
  `.execute(database)
}
