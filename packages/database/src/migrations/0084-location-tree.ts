import { sql, type Kysely } from 'kysely'

/**
 * Storage locations stand inside others; a name is there once among those of one parent. The version before
 * makes and finds entries without a parent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE custom_attributes
      ADD COLUMN parent_id bigint REFERENCES custom_attributes ON DELETE SET NULL,
      -- Zero without one: null equals nothing.
      ADD COLUMN siblings_of bigint NOT NULL GENERATED ALWAYS AS (coalesce(parent_id, 0)) STORED,
      ADD CONSTRAINT custom_attributes_parent CHECK (parent_id IS NULL OR (type = 'STORAGE_LOCATION' AND user_id IS NOT NULL)),
      DROP CONSTRAINT custom_attributes_name_key,
      ADD CONSTRAINT custom_attributes_name_key UNIQUE NULLS NOT DISTINCT (user_id, type, siblings_of, name_key);
    CREATE INDEX custom_attributes_by_parent ON custom_attributes (parent_id) WHERE parent_id IS NOT NULL;
  `.execute(database)
}
