import type { Database } from '@vitrine/database/database'
import type { Consumer } from '@vitrine/messaging/consumers'
import type { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { claimInFlight, countInFlight } from './lost-deliveries.ts'
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
export async function sweepLost(
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
