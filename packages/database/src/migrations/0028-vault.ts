import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE tags (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      -- sameTextKey of the title (contracts/vault-items/plain-text.ts): capitals do not matter.
      title_key text COLLATE "C" NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      color text NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT tags_title_key UNIQUE (user_id, title_key)
    );

    CREATE TABLE custom_attributes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Null for the default entries, which are the same for everybody.
      user_id bigint REFERENCES users ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('INSURANCE', 'STORAGE_LOCATION')),
      display_name text NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      -- From 1 for default entries, 0 for members' own.
      sort integer NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT custom_attributes_name_key UNIQUE NULLS NOT DISTINCT (user_id, type, name_key)
    );

    CREATE TABLE collections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      -- Capitals and accents do not matter.
      title_key text COLLATE "C" NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      description text NOT NULL,
      status text NOT NULL CHECK (status IN ('public', 'private')),
      -- Whether it ever was public: a stranger is told that it no longer is.
      was_public boolean NOT NULL,
      -- By staff; its owner cannot make it public again until staff lift it.
      taken_down_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT collections_title_key UNIQUE (user_id, title_key)
    );

    CREATE TABLE vault_items (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      title_key text COLLATE "C" NOT NULL,
      sort_key text COLLATE "C" NOT NULL,
      -- The title without accents and capitals, for filters and suggestions.
      title_folded text COLLATE "C" NOT NULL,
      subtitle text NOT NULL DEFAULT '',
      description text NOT NULL,
      -- Null where a bulk update has taken it away.
      category_id bigint REFERENCES taxonomy_nodes,
      collection_id bigint REFERENCES collections ON DELETE SET NULL,
      purchase_date date,
      purchase_price numeric(14, 2) CHECK (purchase_price > 0),
      sold_price numeric(14, 2) CHECK (sold_price > 0),
      years_in_family integer CHECK (years_in_family >= 0),
      insurance_id bigint REFERENCES custom_attributes ON DELETE SET NULL,
      storage_location_id bigint REFERENCES custom_attributes ON DELETE SET NULL,
      -- Their places in the documents' list, from 1.
      significances smallint[] NOT NULL DEFAULT '{}',
      -- What the photos and the video are; the rows of vault_media say more. Kept here so that lists count nothing.
      images_count smallint NOT NULL DEFAULT 0,
      videos_count smallint NOT NULL DEFAULT 0,
      -- The stored WorthScore.
      estimated_price_min numeric(14, 2),
      estimated_price_max numeric(14, 2),
      mean_price numeric(14, 2),
      wide_price_min numeric(14, 2),
      wide_price_max numeric(14, 2),
      estimate_currency text,
      estimated_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      deleted_at timestamptz
    );
    CREATE UNIQUE INDEX vault_items_title_key ON vault_items (user_id, title_key) WHERE deleted_at IS NULL;
    CREATE INDEX vault_items_by_time ON vault_items (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
    CREATE INDEX vault_items_by_title ON vault_items (user_id, sort_key, id DESC) WHERE deleted_at IS NULL;
    CREATE INDEX vault_items_by_collection ON vault_items (collection_id) WHERE collection_id IS NOT NULL;
    CREATE INDEX vault_items_by_insurance ON vault_items (insurance_id) WHERE insurance_id IS NOT NULL;
    CREATE INDEX vault_items_by_storage_location ON vault_items (storage_location_id) WHERE storage_location_id IS NOT NULL;
    CREATE INDEX vault_items_by_deletion ON vault_items (deleted_at) WHERE deleted_at IS NOT NULL;
    -- What staff look through.
    CREATE INDEX vault_items_all_by_time ON vault_items (created_at DESC, id DESC);

    CREATE TABLE vault_item_tags (
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE,
      place smallint NOT NULL,
      PRIMARY KEY (item_id, tag_id)
    );
    CREATE INDEX vault_item_tags_by_tag ON vault_item_tags (tag_id);

    CREATE TABLE vault_item_specifics (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      item_id bigint NOT NULL REFERENCES vault_items ON DELETE CASCADE,
      place smallint NOT NULL,
      name text NOT NULL,
      display_name text NOT NULL,
      value text NOT NULL
    );
    CREATE INDEX vault_item_specifics_by_item ON vault_item_specifics (item_id, place);

    CREATE TABLE vault_media (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- 128 random bits, with which the file is asked for and kept.
      key text COLLATE "C" NOT NULL CONSTRAINT vault_media_key UNIQUE,
      -- Null where the item was erased, or the file was taken out: it is then swept.
      item_id bigint REFERENCES vault_items ON DELETE SET NULL,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('image', 'video', 'thumbnail')),
      -- Of a photo in its item, from 0: the first is the cover.
      place smallint NOT NULL,
      content_type text NOT NULL,
      bytes bigint NOT NULL,
      -- Of a photo, in pixels; 0 of others.
      width integer NOT NULL,
      height integer NOT NULL,
      alt_text text NOT NULL DEFAULT '',
      renditions text NOT NULL CHECK (renditions IN ('waiting', 'done', 'failed', 'none')),
      created_at timestamptz NOT NULL,
      removed_at timestamptz
    );
    CREATE INDEX vault_media_by_item ON vault_media (item_id, place) WHERE item_id IS NOT NULL;
    CREATE INDEX vault_media_removed ON vault_media (removed_at) WHERE removed_at IS NOT NULL;

    INSERT INTO cache_generations (area) VALUES ('vault-items') ON CONFLICT DO NOTHING;
  `.execute(database)
}
