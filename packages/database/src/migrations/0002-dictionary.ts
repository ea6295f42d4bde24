import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE taxonomy_nodes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      parent_id bigint REFERENCES taxonomy_nodes,
      -- From the root down, this node's own id last.
      ancestor_ids bigint[] NOT NULL DEFAULT '{}',
      depth integer NOT NULL DEFAULT 0,
      -- From the root down, joined by '/'.
      path text NOT NULL,
      url text NOT NULL UNIQUE,
      title text NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      description text NOT NULL DEFAULT '',
      image text NOT NULL DEFAULT '',
      main_image text NOT NULL DEFAULT '',
      -- Order among the roots; subcategories stand by name.
      position integer NOT NULL DEFAULT 0,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX taxonomy_nodes_by_parent ON taxonomy_nodes (parent_id);
    CREATE INDEX taxonomy_nodes_by_ancestor ON taxonomy_nodes USING gin (ancestor_ids);

    CREATE TABLE authors (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      url text NOT NULL UNIQUE,
      first_name text NOT NULL DEFAULT '',
      last_name text NOT NULL,
      full_name text NOT NULL GENERATED ALWAYS AS (btrim(first_name || ' ' || last_name)) STORED,
      about text NOT NULL DEFAULT '',
      photo text,
      credentials text NOT NULL DEFAULT '',
      website text,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE articles (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Which part of the site the article belongs to; urls are unique within it.
      section text NOT NULL DEFAULT 'dictionary',
      url text NOT NULL,
      title text NOT NULL,
      -- titleSortKey and letterOf of the title (contracts/text.ts): one rule for every engine.
      sort_key text COLLATE "C" NOT NULL,
      letter text NOT NULL,
      description text NOT NULL DEFAULT '',
      thumbnail text NOT NULL,
      category_id bigint NOT NULL REFERENCES taxonomy_nodes,
      show_breadcrumbs boolean NOT NULL DEFAULT true,
      is_default_template boolean NOT NULL DEFAULT false,
      status text NOT NULL DEFAULT 'UNPUBLISHED' CHECK (status IN ('UNPUBLISHED', 'PUBLISHED')),
      -- Bumped by every change of what its document shows; If-Match compares it, indexes are guarded by it.
      revision bigint NOT NULL DEFAULT 1,
      draft_version integer NOT NULL DEFAULT 1,
      published_version integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      -- When anything that the document shows last changed, fan-outs included: what a rebuild catches up by.
      revised_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (section, url)
    );
    CREATE INDEX articles_published_by_letter ON articles (section, letter, sort_key, id) WHERE status = 'PUBLISHED';
    CREATE INDEX articles_published_by_title ON articles (section, sort_key, id) WHERE status = 'PUBLISHED';
    CREATE INDEX articles_published_by_category ON articles (category_id, sort_key, id) WHERE status = 'PUBLISHED';
    CREATE INDEX articles_by_category ON articles (category_id);
    CREATE INDEX articles_by_title ON articles (section, sort_key, id);
    CREATE INDEX articles_by_revised_at ON articles (revised_at);
    CREATE UNIQUE INDEX articles_one_default_template ON articles (section) WHERE is_default_template;

    CREATE TABLE article_authors (
      article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
      author_id bigint NOT NULL REFERENCES authors,
      position integer NOT NULL,
      PRIMARY KEY (article_id, author_id)
    );
    CREATE INDEX article_authors_by_author ON article_authors (author_id, article_id);

    CREATE TABLE article_versions (
      article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
      version integer NOT NULL,
      blocks jsonb NOT NULL,
      created_by bigint,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (article_id, version)
    );

    -- Where an article used to be. A live article's url always wins over a redirect.
    CREATE TABLE article_redirects (
      section text NOT NULL,
      url text NOT NULL,
      article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (section, url)
    );
    CREATE INDEX article_redirects_by_article ON article_redirects (article_id);

    -- What is left of a deleted record: the revision that keeps an older write out of the indexes.
    CREATE TABLE tombstones (
      entity text NOT NULL,
      id bigint NOT NULL,
      revision bigint NOT NULL,
      deleted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (entity, id)
    );
    CREATE INDEX tombstones_by_deleted_at ON tombstones (entity, deleted_at);
  `.execute(database)
}
