import { sql, type Kysely } from 'kysely'

/**
 * Photos get one more smaller size: those that have theirs wait again, and are shown as they are until the
 * workers have made it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    WITH photos AS (
      UPDATE vault_media SET renditions = 'waiting', rendition_type = NULL
      WHERE renditions = 'done' AND removed_at IS NULL
      RETURNING id
    ), appended AS (
      INSERT INTO outbox_events (type, payload)
      SELECT 'vault-media.added.v1', jsonb_build_object('mediaId', id) FROM photos
      RETURNING id
    )
    INSERT INTO outbox_deliveries (event_id, consumer) SELECT id, 'make-renditions' FROM appended
  `.execute(database)
}
