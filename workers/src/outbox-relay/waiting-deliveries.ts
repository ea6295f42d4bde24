import type { Transaction } from '@vitrine/database/database'
import { consumerNames } from '@vitrine/messaging/consumers'
import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import { sql } from 'kysely'

export interface WaitingDelivery extends NewDelivery {
  eventType: string
  eventPayload: unknown
}

/**
 * Takes deliveries that nobody has taken, and holds them until the transaction ends. Other relays pass over
 * them. Never "ids above the last one": ids are given before the commit, so a smaller one may appear later.
 */
export async function claimWaiting(transaction: Transaction, limit: number): Promise<WaitingDelivery[]> {
  const { rows } = await sql<WaitingDelivery>`
    SELECT delivery.event_id AS "eventId", delivery.consumer, event.type AS "eventType", event.payload AS "eventPayload"
    FROM outbox_deliveries delivery
    JOIN outbox_events event ON event.id = delivery.event_id
    WHERE delivery.added_at IS NULL AND delivery.done_at IS NULL AND delivery.failed_at IS NULL
      AND delivery.consumer = ANY(${consumerNames})
    ORDER BY delivery.event_id
    LIMIT ${limit}
    FOR UPDATE OF delivery SKIP LOCKED
  `.execute(transaction)
  return rows
}

export async function markAdded(transaction: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
  await sql`
    UPDATE outbox_deliveries delivery SET added_at = clock_timestamp()
    FROM unnest(${deliveries.map(({ eventId }) => eventId)}::bigint[], ${deliveries.map(({ consumer }) => consumer)}::text[]) AS added (event_id, consumer)
    WHERE delivery.event_id = added.event_id AND delivery.consumer = added.consumer
  `.execute(transaction)
}
