import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * Resolves when every delivery is done or a dead letter. As long as their number goes down it waits, however many there
 * are and however busy the machine is.
 *
 * @throws when it has not gone down for the time
 */
export async function untilDelivered(database: Database, timeoutMs = 60_000): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let deadline = 0
  for (;;) {
    const { rows } = await sql<{ open: number }>`SELECT count(*) AS open FROM outbox_deliveries WHERE done_at IS NULL AND failed_at IS NULL`.execute(database)
    const open = rows[0]?.open ?? 0
    if (open === 0) return
    if (open < fewest) {
      fewest = open
      deadline = Date.now() + timeoutMs
    }
    if (Date.now() > deadline) throw new Error(`${open} deliveries are open, and none was done within ${timeoutMs / 1000} s`)
    await sleep(20)
  }
}
