import type { Database } from '@vitrine/database/database'
import { purges } from '../areas.ts'

/** Rows a statement: a purge never holds a lock for long, nor fills the write-ahead log at once. */
const BATCH = 1000

/** Deletes everything that is due, in batches. Returns the number of rows by name. */
export async function purgeAll(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const [name, deleteBatch] of Object.entries(purges)) {
    let batch: number
    do {
      const { numAffectedRows } = await deleteBatch(BATCH, now).execute(database)
      batch = Number(numAffectedRows ?? 0)
      deleted[name] = (deleted[name] ?? 0) + batch
    } while (batch === BATCH && !signal?.aborted)
  }
  return deleted
}
