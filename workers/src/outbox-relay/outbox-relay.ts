import type { Database } from '@vitrine/database/database'
import type { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { AnnouncedEvents } from '../caches/announced-events.ts'
import { claimWaiting, markAdded } from './waiting-deliveries.ts'

/**
 * Deliveries a transaction: large enough that its round trips are cheap, small enough to be over in about 50
 * ms.
 */
export const RELAY_BATCH = 1000

/** Batches at once while more than one waits: the database claims the next while the queue takes this one. */
const LANES = 2

/** Then the caller sees whether the process should stop. */
const BATCHES_A_ROUND = 20

/** Moves what waits, for about a second at most. Returns whether there was something. */
export async function relayRound(
  database: Database,
  queues: DeliveryQueues,
  announced: AnnouncedEvents,
): Promise<boolean> {
  const moved = await relayBatch(database, queues, announced)
  if (moved < RELAY_BATCH) return moved > 0
  let left = BATCHES_A_ROUND
  const lane = async () => {
    while ((left -= 1) > 0) if ((await relayBatch(database, queues, announced)) < RELAY_BATCH) return
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return true
}

/**
 * Moves committed deliveries to the queue: claim, tell the caches, add, mark, all under one transaction's row
 * locks. It may die anywhere in between: what is not marked is claimed again, and adding a job twice changes
 * nothing.
 *
 * @returns how many were moved
 */
export async function relayBatch(
  database: Database,
  queues: DeliveryQueues,
  announced: AnnouncedEvents,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const claimed = await claimWaiting(transaction, RELAY_BATCH)
    if (claimed.length === 0) return 0
    reachFailpoint('relay-after-claim')
    await announced.announce(claimed)
    await queues.add(claimed)
    reachFailpoint('relay-after-add')
    await markAdded(transaction, claimed)
    // Marked, but not committed: for everybody else still before the mark.
    reachFailpoint('relay-before-mark')
    announced.forget(claimed)
    return claimed.length
  })
}
