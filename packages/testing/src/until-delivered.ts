import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { pollInterval } from './poll-interval.ts'

/**
 * Resolves when every delivery is done or a dead letter. As long as some come to their end it waits, however
 * many there are, however busy the machine is, and also while a delivery that is done leads to more new ones
 * than are done meanwhile, as a new name of an author does.
 *
 * @throws when none has come to its end for the time
 */
export async function untilDelivered(database: Database, timeoutMs = 60_000): Promise<void> {
  const began = Date.now()
  let endedBefore = -1
  let deadline = 0
  for (;;) {
    const { rows } = await sql<{ open: number; ended: number }>`
      SELECT count(*) FILTER (WHERE done_at IS NULL AND failed_at IS NULL) AS open, count(*) FILTER (WHERE done_at IS NOT NULL OR failed_at IS NOT NULL) AS ended
      FROM outbox_deliveries
    `.execute(database)
    const { open, ended } = rows[0] ?? { open: 0, ended: 0 }
    if (open === 0) return
    if (ended !== endedBefore) {
      endedBefore = ended
      deadline = Date.now() + timeoutMs
    }
    if (Date.now() > deadline)
      throw new Error(`${open} deliveries are open, and none was done within ${timeoutMs / 1000} s`)
    await sleep(pollInterval(Date.now() - began))
  }
}
