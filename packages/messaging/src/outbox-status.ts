import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { consumerNames, type Consumer } from './consumers.ts'

export interface ConsumerStatus {
  consumer: Consumer
  /** Not in the queue yet. */
  waiting: number
  inFlight: number
  /** Dead letters. */
  failed: number
  /** Age of the oldest delivery that waits or is in flight; 0 where there is none. */
  oldestOpenSeconds: number
}

export interface OutboxStatus {
  waiting: number
  inFlight: number
  failed: number
  oldestOpenSeconds: number
  consumers: ConsumerStatus[]
}

/** Where all deliveries stand that are not done. Every consumer is in it. */
export async function readOutboxStatus(executor: Executor): Promise<OutboxStatus> {
  // Three partial indexes hold exactly these rows; what is done, which is nearly everything, is not looked
  // at.
  const { rows } = await sql<ConsumerStatus>`
    WITH open AS (
      SELECT event_id, consumer, 'waiting' AS state FROM outbox_deliveries WHERE added_at IS NULL AND done_at IS NULL AND failed_at IS NULL
      UNION ALL
      SELECT event_id, consumer, 'in-flight' FROM outbox_deliveries WHERE added_at IS NOT NULL AND done_at IS NULL AND failed_at IS NULL
      UNION ALL
      SELECT event_id, consumer, 'failed' FROM outbox_deliveries WHERE failed_at IS NOT NULL
    ), counted AS (
      SELECT consumer, count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'in-flight') AS in_flight,
        count(*) FILTER (WHERE state = 'failed') AS failed, min(event_id) FILTER (WHERE state <> 'failed') AS oldest
      FROM open GROUP BY consumer
    )
    SELECT counted.consumer, counted.waiting, counted.in_flight AS "inFlight", counted.failed,
      coalesce(greatest(0, extract(epoch FROM now() - event.occurred_at)), 0)::float8 AS "oldestOpenSeconds"
    FROM counted LEFT JOIN outbox_events event ON event.id = counted.oldest
  `.execute(executor)
  const consumers = consumerNames.map(
    (consumer) =>
      rows.find((row) => row.consumer === consumer) ?? {
        consumer,
        waiting: 0,
        inFlight: 0,
        failed: 0,
        oldestOpenSeconds: 0,
      },
  )
  const sum = (count: (status: ConsumerStatus) => number) =>
    consumers.reduce((total, status) => total + count(status), 0)
  return {
    waiting: sum(({ waiting }) => waiting),
    inFlight: sum(({ inFlight }) => inFlight),
    failed: sum(({ failed }) => failed),
    oldestOpenSeconds: Math.max(...consumers.map(({ oldestOpenSeconds }) => oldestOpenSeconds)),
    consumers,
  }
}
