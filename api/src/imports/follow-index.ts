import type { Database } from '@vitrine/database/database'
import { showProgress } from '../terminal/progress-display.ts'
import { waitForIndex, type IndexDeliveries, type IndexWait } from './wait-for-index.ts'

/** Shows how the index catches up, and says how it ended. */
export async function followIndex(database: Database, signal: AbortSignal): Promise<void> {
  const begin = performance.now()
  let most = 0
  let last: IndexDeliveries = { open: 0, failed: 0 }
  let progress: ReturnType<typeof showProgress> | undefined
  const end = await waitForIndex(database, {
    signal,
    onProgress: (deliveries) => {
      last = deliveries
      most = Math.max(most, deliveries.open)
      progress ??= deliveries.open > 0 ? showProgress({ label: 'Indexing', total: most }) : undefined
      progress?.update(most - deliveries.open, `${deliveries.open} to go`)
    },
  }).finally(() => progress?.stop())
  console.log(describeWait(end, last, (performance.now() - begin) / 1000))
  if (last.failed > 0)
    console.log(`${last.failed} changes could not be indexed: see the dead letters in the staff console.`)
}

function describeWait(end: IndexWait, { open }: IndexDeliveries, seconds: number): string {
  if (end === 'caught-up') return `Search shows everything (${seconds.toFixed(1)} s after the last row).`
  const left = `${open} changes are not in search yet`
  if (end === 'no-workers')
    return `${left}: no workers seem to run. They will be once "npm start" (or the workers) runs.`
  if (end === 'stalled')
    return `${left}, and for a minute none has come in. Is the search engine running? The index catches up by itself once it does.`
  return `${left}. The index goes on by itself.`
}
