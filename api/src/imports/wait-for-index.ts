import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@vitrine/database/database'
import type { Consumer } from '@vitrine/messaging/consumers'
import { sql } from 'kysely'

const POLL_EVERY_MS = 300

/** Who brings to their indexes what imports write. */
const BRINGING_IN = [
  'dictionary-search',
  'price-guide-search',
  'index-imported-sold-items',
  'marks-search',
  'index-imported-marks',
  'library-search',
  'index-imported-books',
  'blog-search',
  'index-imported-posts',
  'auctions-search',
  'index-imported-auctions',
] as const satisfies readonly Consumer[]

/** In milliseconds. */
export const patience = {
  /** With workers running, this long without any delivery done means that something holds them up. */
  stalled: 60_000,
  /** How long workers that are just starting may take to show themselves. */
  workers: 3_000,
}

export type IndexWait = 'caught-up' | 'no-workers' | 'stalled' | 'stopped'

export interface IndexDeliveries {
  open: number
  failed: number
}

export interface IndexWaitOptions {
  signal: AbortSignal
  onProgress(deliveries: IndexDeliveries): void
  limits?: typeof patience
}

/** Waits until every event committed so far has reached its index. */
export async function waitForIndex(
  database: Database,
  { signal, onProgress, limits = patience }: IndexWaitOptions,
): Promise<IndexWait> {
  const newest = await newestEvent(database)
  let least = Infinity
  let movedAt = performance.now()
  while (!signal.aborted) {
    const deliveries = await readDeliveries(database, newest)
    onProgress(deliveries)
    if (deliveries.open === 0) return 'caught-up'
    if (deliveries.open < least) {
      least = deliveries.open
      movedAt = performance.now()
    }
    const still = performance.now() - movedAt
    if (still > limits.stalled) return 'stalled'
    if (still > limits.workers && !(await areWorkersRunning(database))) return 'no-workers'
    await pause(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  return 'stopped'
}

async function newestEvent(database: Database): Promise<number> {
  const { id } = await database
    .selectFrom('outbox_events')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

export async function readDeliveries(database: Database, newestEventId: number): Promise<IndexDeliveries> {
  // Two partial indexes hold what is open, a third what has failed.
  const { rows } = await sql<IndexDeliveries>`
    SELECT
      (SELECT count(*) FROM outbox_deliveries WHERE added_at IS NULL AND done_at IS NULL AND failed_at IS NULL AND consumer = ANY(${[...BRINGING_IN]}::text[]) AND event_id <= ${newestEventId})
      + (SELECT count(*) FROM outbox_deliveries WHERE added_at IS NOT NULL AND done_at IS NULL AND failed_at IS NULL AND consumer = ANY(${[...BRINGING_IN]}::text[]) AND event_id <= ${newestEventId}) AS open,
      (SELECT count(*) FROM outbox_deliveries WHERE failed_at IS NOT NULL AND consumer = ANY(${[...BRINGING_IN]}::text[])) AS failed`.execute(
    database,
  )
  return rows[0] ?? { open: 0, failed: 0 }
}

/** Workers name their connections. */
async function areWorkersRunning(database: Database): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vitrine-workers') AS running`.execute(
    database,
  )
  return rows[0]?.running ?? false
}
