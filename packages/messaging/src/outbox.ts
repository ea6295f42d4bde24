import type { NewEvent } from '@vitrine/contracts/event'
import { compiledOnce } from '@vitrine/database/compiled-once'
import type { Transaction } from '@vitrine/database/database'
import { PREPARED_WITH_NEXT } from '@vitrine/database/prepared'
import { currentRequestId } from '@vitrine/platform/request-context'
import { sql } from 'kysely'
import { consumersOf } from './consumers.ts'

interface NewRows {
  type: string
  payloads: readonly string[]
  requestId: string | null
  consumers: readonly string[]
}

/** Plain enough to be planned fast: it runs in every write. */
const appendRows = compiledOnce((executor, { type, payloads, requestId, consumers }: NewRows) =>
  sql`${PREPARED_WITH_NEXT}
    WITH appended AS (
      INSERT INTO outbox_events (type, payload, request_id)
      SELECT ${type}, payload::jsonb, ${requestId} FROM unnest(${payloads}::text[]) AS payload
      RETURNING id
    )
    INSERT INTO outbox_deliveries (event_id, consumer)
    SELECT id, consumer FROM appended CROSS JOIN unnest(${consumers}::text[]) AS consumer
  `.compile(executor),
)

/**
 * Writes events and one delivery a consumer in the caller's transaction: either the change and its events are
 * committed, or neither. One statement for each type of event, whatever their number; in a transaction it
 * goes with the next statement, which is often COMMIT.
 */
export async function appendEvents(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (const [type, ofType] of Map.groupBy(events, (event) => event.type)) {
    const payloads = ofType.map(({ payload }) => JSON.stringify(payload))
    await appendRows(transaction, {
      type,
      payloads,
      requestId: currentRequestId(),
      consumers: [...consumersOf(type)],
    })
  }
}
