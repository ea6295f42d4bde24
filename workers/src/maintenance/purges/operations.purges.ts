import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const operationsPurges: PurgesOf<'operations'> = {
  // A week in which to find out why a delivery did what it did. Dead letters stay until staff discard them.
  events: (limit, now) => sql`
    DELETE FROM outbox_events WHERE id IN (
      SELECT event.id FROM outbox_events event
      WHERE event.occurred_at < ${now}::timestamptz - interval '7 days'
        AND NOT EXISTS (SELECT 1 FROM outbox_deliveries delivery WHERE delivery.event_id = event.id AND delivery.done_at IS NULL)
      ORDER BY event.id LIMIT ${limit}
    )`,
  // A tombstone keeps out a write of the deleted record that was read before the delete: of a projection at
  // work (seconds), or of a rebuild (minutes). A dead letter tried again later reloads the record first, and
  // finds it gone.
  tombstones: (limit, now) => sql`
    DELETE FROM tombstones WHERE (entity, id) IN (
      SELECT entity, id FROM tombstones WHERE deleted_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
}
