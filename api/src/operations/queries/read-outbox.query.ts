import type { outboxStatusSchema } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { z } from 'zod'

type OutboxStatus = z.output<typeof outboxStatusSchema>

/**
 * Deliveries that wait, are in flight and have failed, by consumer. Done ones are not counted: there are
 * many.
 */
export async function readOutbox(database: Database): Promise<OutboxStatus> {
  const { rows } = await sql<OutboxStatus['consumers'][number] & { oldestWaitingSeconds: number }>`
    SELECT d.consumer,
      count(*) FILTER (WHERE d.failed_at IS NULL AND d.added_at IS NULL) AS waiting,
      count(*) FILTER (WHERE d.failed_at IS NULL AND d.added_at IS NOT NULL) AS "inFlight",
      count(*) FILTER (WHERE d.failed_at IS NOT NULL) AS failed,
      coalesce(extract(epoch FROM now() - min(e.occurred_at) FILTER (WHERE d.failed_at IS NULL)), 0)::float8 AS "oldestWaitingSeconds"
    FROM outbox_deliveries d JOIN outbox_events e ON e.id = d.event_id
    WHERE d.done_at IS NULL
    GROUP BY d.consumer ORDER BY d.consumer`.execute(database)
  const sum = (field: 'waiting' | 'inFlight' | 'failed') => rows.reduce((total, row) => total + row[field], 0)
  return {
    waiting: sum('waiting'),
    inFlight: sum('inFlight'),
    failed: sum('failed'),
    oldestWaitingSeconds: Math.max(0, ...rows.map((row) => row.oldestWaitingSeconds)),
    consumers: rows,
  }
}
