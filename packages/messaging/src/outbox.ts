import type { NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { currentRequestId } from '@vitrine/platform/request-context'
import { sql } from 'kysely'
import { consumersOf } from './consumers.ts'

/**
 * Writes events and one delivery a consumer in the caller's transaction: either the change and its events are
 * committed, or neither. One statement, whatever the number of events.
 */
export async function appendEvents(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const types = [...new Set(events.map(({ type }) => type))]
  const pairs = types.flatMap((type) => consumersOf(type).map((consumer) => ({ type, consumer })))
  await sql`
    WITH appended AS (
      INSERT INTO outbox_events (type, payload, request_id)
      SELECT type, payload::jsonb, ${currentRequestId()}
      FROM unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ payload }) => JSON.stringify(payload))}::text[]) AS event (type, payload)
      RETURNING id, type
    )
    INSERT INTO outbox_deliveries (event_id, consumer)
    SELECT appended.id, pair.consumer
    FROM appended
    JOIN unnest(${pairs.map(({ type }) => type)}::text[], ${pairs.map(({ consumer }) => consumer)}::text[]) AS pair (type, consumer) USING (type)
  `.execute(transaction)
}
