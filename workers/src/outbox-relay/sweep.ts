import type { Database, Transaction } from '@vitrine/database/database'
import { type Consumer, consumerNames } from '@vitrine/messaging/consumers'
import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import type { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { sql } from 'kysely'
import { markAdded } from './waiting-deliveries.ts'

/**
 * A delivery that young is not looked at: its job may be between the queue and the consumer. Where the queue
 * holds fewer jobs than the table has deliveries older than this, jobs were lost (an emptied Redis).
 */
export const SUSPECT_AFTER_SECONDS = 5

/**
 * So old a delivery is added again whatever the queue says: new jobs may hide from the count that old ones
 * are gone. Five minutes: in an hour's outage of the engine with 28,000 deliveries held back that is 100 idle
 * adds a second.
 */
export const LOST_AFTER_SECONDS = 300

const BATCH = 2000

/**
 * Finds deliveries that were added, are not done, and whose jobs are gone, and adds them again. Where a job
 * is not gone after all, that changes nothing: its id lies there already.
 *
 * @returns how many were added again
 */
export async function requeueLostDeliveries(
  database: Database,
  queues: DeliveryQueues,
  suspectAfterSeconds = SUSPECT_AFTER_SECONDS,
): Promise<number> {
  let swept = 0
  for (const { consumer, count } of await countInFlight(database, suspectAfterSeconds)) {
    const jobs = await queues.countJobs(consumer)
    const seconds = jobs < count ? suspectAfterSeconds : LOST_AFTER_SECONDS
    swept += await addAgain(database, queues, consumer, seconds)
  }
  return swept
}

async function addAgain(
  database: Database,
  queues: DeliveryQueues,
  consumer: Consumer,
  seconds: number,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const lost = await claimInFlight(transaction, consumer, { seconds, limit: BATCH })
    if (lost.length === 0) return 0
    await queues.add(lost)
    await markAdded(transaction, lost)
    return lost.length
  })
}

interface InFlight {
  consumer: Consumer
  /** Added at least so long ago and neither done nor failed. */
  count: number
}

/** Deliveries in flight for longer than `seconds`, by consumer. */
async function countInFlight(database: Database, seconds: number): Promise<InFlight[]> {
  const { rows } = await sql<InFlight>`
    SELECT consumer, count(*) AS count FROM outbox_deliveries
    WHERE added_at < now() - make_interval(secs => ${seconds}) AND done_at IS NULL AND failed_at IS NULL AND consumer = ANY(${consumerNames})
    GROUP BY consumer
  `.execute(database)
  return rows
}

/** Takes deliveries of a consumer that are in flight for longer than `seconds`, longest first. */
async function claimInFlight(
  transaction: Transaction,
  consumer: Consumer,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<NewDelivery[]> {
  const { rows } = await sql<NewDelivery>`
    SELECT event_id AS "eventId", consumer FROM outbox_deliveries
    WHERE added_at < now() - make_interval(secs => ${seconds}) AND done_at IS NULL AND failed_at IS NULL AND consumer = ${consumer}
    ORDER BY added_at
    LIMIT ${limit}
    FOR UPDATE SKIP LOCKED
  `.execute(transaction)
  return rows
}
