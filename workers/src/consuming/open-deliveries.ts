import type { Database } from '@vitrine/database/database'
import type { Consumer } from '@vitrine/messaging/consumers'
import { sql } from 'kysely'
import type { Delivery } from './delivery.ts'
import { failureWords } from './failure-words.ts'

/** Those of the deliveries that are still to be done. */
export async function loadOpenDeliveries(
  database: Database,
  consumer: Consumer,
  eventIds: readonly number[],
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    SELECT event.id AS "eventId", event.type AS "eventType", event.payload, event.request_id AS "requestId", delivery.progress
    FROM outbox_deliveries delivery
    JOIN outbox_events event ON event.id = delivery.event_id
    WHERE delivery.consumer = ${consumer} AND delivery.event_id = ANY(${[...eventIds]}::bigint[])
      AND delivery.done_at IS NULL AND delivery.failed_at IS NULL
  `.execute(database)
  return rows
}

export async function markDone(
  database: Database,
  consumer: Consumer,
  eventIds: readonly number[],
): Promise<void> {
  // Locked in one order: two workers with the same deliveries cannot wait for each other.
  await sql`
    UPDATE outbox_deliveries SET done_at = clock_timestamp(), last_error = NULL
    WHERE consumer = ${consumer} AND event_id IN (
      SELECT event_id FROM outbox_deliveries
      WHERE consumer = ${consumer} AND event_id = ANY(${[...eventIds]}::bigint[]) AND done_at IS NULL
      ORDER BY event_id
      FOR UPDATE
    )
  `.execute(database)
}

const ERROR_LENGTH = 2000

/** Of the event of an updated delivery. */
const requestOf = sql`(SELECT request_id FROM outbox_events event WHERE event.id = event_id)`

/**
 * Counts a failed run. The last one that a delivery has makes it a dead letter.
 *
 * @returns whether it is one now, how often it has failed, and the request that caused it
 */
export async function recordFailure(
  database: Database,
  consumer: Consumer,
  eventId: number,
  { error, attempts }: { error: unknown; attempts: number },
): Promise<{ dead: boolean; runs: number; requestId: string | null }> {
  const message = failureWords(error, ERROR_LENGTH)
  const { rows } = await sql<{ dead: boolean; runs: number; requestId: string | null }>`
    UPDATE outbox_deliveries
    SET attempts = attempts + 1, runs_after_crash = 0, last_error = ${message}, failed_at = CASE WHEN attempts + 1 >= ${attempts} THEN clock_timestamp() END
    WHERE consumer = ${consumer} AND event_id = ${eventId} AND done_at IS NULL AND failed_at IS NULL
    RETURNING failed_at IS NOT NULL AS dead, attempts AS runs, ${requestOf} AS "requestId"
  `.execute(database)
  // Another worker has finished it, or given it up, in the meantime.
  return rows[0] ?? { dead: true, runs: attempts, requestId: null }
}

/**
 * Runs that a delivery gets after its process has died with it. Each is alone in its process' consumer, so it
 * is to blame.
 */
export const RUNS_AFTER_CRASH = 3

/**
 * Counts, before it begins, a run of a delivery that a process has died with: what kills the process cannot
 * be counted afterwards.
 *
 * @returns whether it has no runs left and is a dead letter from then on, and the request that caused it
 */
export async function claimAfterCrash(
  database: Database,
  consumer: Consumer,
  eventId: number,
): Promise<{ dead: boolean; requestId: string | null }> {
  const { rows } = await sql<{ dead: boolean; requestId: string | null }>`
    UPDATE outbox_deliveries
    SET runs_after_crash = runs_after_crash + 1,
      failed_at = CASE WHEN runs_after_crash >= ${RUNS_AFTER_CRASH} THEN clock_timestamp() END,
      last_error = CASE WHEN runs_after_crash >= ${RUNS_AFTER_CRASH} THEN ${`The workers' process has died each time with this delivery in hand.`} ELSE last_error END
    WHERE consumer = ${consumer} AND event_id = ${eventId} AND done_at IS NULL AND failed_at IS NULL
    RETURNING failed_at IS NOT NULL AS dead, ${requestOf} AS "requestId"
  `.execute(database)
  return rows[0] ?? { dead: false, requestId: null }
}
