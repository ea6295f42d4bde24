import { sql, type Kysely } from 'kysely'

/**
 * The trash of a vault. Tags and collections are moved into a table of their own, so that no read of theirs
 * has to filter and their titles are free; items stay where they are, as before, and so do the files of
 * photos.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vault_trash (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('tag', 'collection', 'photo')),
      -- The id that it had, and has again when it is restored.
      record_id bigint NOT NULL,
      deleted_at timestamptz NOT NULL,
      -- Of a photo: the item that it was taken out of.
      item_id bigint REFERENCES vault_items ON DELETE CASCADE,
      -- Of a tag or collection.
      title text,
      created_at timestamptz,
      -- Of a tag.
      color text,
      -- Of a collection.
      description text,
      was_public boolean,
      taken_down_at timestamptz,
      CONSTRAINT vault_trash_record UNIQUE (kind, record_id),
      CONSTRAINT vault_trash_of_its_kind CHECK (
        CASE kind
          WHEN 'photo' THEN item_id IS NOT NULL
          WHEN 'tag' THEN title IS NOT NULL AND created_at IS NOT NULL AND color IS NOT NULL
          ELSE title IS NOT NULL AND created_at IS NOT NULL AND description IS NOT NULL AND was_public IS NOT NULL
        END
      )
    );
    CREATE INDEX vault_trash_by_user ON vault_trash (user_id, deleted_at);
    CREATE INDEX vault_trash_by_time ON vault_trash (deleted_at);
    CREATE INDEX vault_trash_by_item ON vault_trash (item_id) WHERE item_id IS NOT NULL;

    -- The items that carried a tag or were in a collection. Without a foreign key to items: a delete would
    -- have to lock each of them. Restoring skips those that are gone.
    CREATE TABLE vault_trash_items (
      trash_id bigint NOT NULL REFERENCES vault_trash ON DELETE CASCADE,
      item_id bigint NOT NULL,
      -- Of a tag among those of its item.
      place smallint NOT NULL DEFAULT 0,
      PRIMARY KEY (trash_id, item_id)
    );

    -- A photo, or the picture of a collection, that the trash keeps from the sweep.
    ALTER TABLE vault_media ADD COLUMN trash_id bigint REFERENCES vault_trash ON DELETE SET NULL;
    CREATE INDEX vault_media_by_trash ON vault_media (trash_id) WHERE trash_id IS NOT NULL;

    -- Where a deleted item comes back to. Without a foreign key: the collection may be deleted and restored.
    ALTER TABLE vault_items ADD COLUMN deleted_from_collection_id bigint;
    -- What staff have deleted only staff restore.
    ALTER TABLE vault_items ADD COLUMN deleted_by_staff boolean NOT NULL DEFAULT false;
    CREATE INDEX vault_items_deleted ON vault_items (user_id, deleted_at) WHERE deleted_at IS NOT NULL;
    UPDATE vault_items item SET deleted_by_staff = true
    WHERE deleted_at IS NOT NULL AND EXISTS (
      SELECT FROM audit_entries entry
      WHERE entry.subject_type = 'vault-item' AND entry.subject_id = item.id::text AND entry.action = 'vault-item.deleted'
        AND entry.at >= item.deleted_at - interval '1 minute' AND entry.actor_id IS DISTINCT FROM item.user_id
    );
  `.execute(database)
}
