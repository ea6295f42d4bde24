import type { NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { currentRequestId } from '@vitrine/platform/request-context'
import { sql } from 'kysely'
import { consumersOf } from './consumers.ts'

/**
 * Writes events and one delivery a consumer in the caller's transaction: either the change and its events are
 * committed, or neither. One statement for each type of event, whatever their number.
 */
export async function appendEvents(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (const [type, ofType] of Map.groupBy(events, (event) => event.type)) {
    const payloads = ofType.map(({ payload }) => JSON.stringify(payload))
    // Plain enough to be planned fast: it runs in every write.
    await sql`
      WITH appended AS (
        INSERT INTO outbox_events (type, payload, request_id)
        SELECT ${type}, payload::jsonb, ${currentRequestId()} FROM unnest(${payloads}::text[]) AS payload
        RETURNING id
      )
      INSERT INTO outbox_deliveries (event_id, consumer)
      SELECT id, consumer FROM appended CROSS JOIN unnest(${[...consumersOf(type)]}::text[]) AS consumer
    `.execute(transaction)
  }
}
