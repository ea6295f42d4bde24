import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { until } from './until.ts'

/** Resolves when every delivery is done or a dead letter. */
export async function untilDelivered(database: Database, timeoutMs = 60_000): Promise<void> {
  await until(
    async () => {
      const { rows } = await sql<{ open: number }>`SELECT count(*) AS open FROM outbox_deliveries WHERE done_at IS NULL AND failed_at IS NULL`.execute(database)
      return rows[0]?.open === 0
    },
    timeoutMs,
    'the last delivery',
  )
}
