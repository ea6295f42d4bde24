import { Inject, Injectable } from '@nestjs/common'
import { newEvent } from '@vitrine/contracts/event'
import { priceIndicesOutdated } from '@vitrine/contracts/price-indices/events'
import type { Database, OpenDatabase } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { sql } from 'kysely'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BACKGROUND_DATABASE, CLOCK, LOGGER } from '../tokens.ts'

const EVERY_MS = 10_000
/** While changes go on, as in a long import, the indices are computed this often. */
const LONGEST_WAIT_MS = 15 * 60_000
/** The pause after a computation, in times of what it took: it takes at most a hundredth of a processor. */
const PAUSES = 100

/** Requests that price indices are computed anew once sold items or categories have changed. */
@Injectable()
export class PriceIndicesRunner {
  private polling: RunningPolling | null = null
  private lastSeen: number | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    this.polling = startPolling({
      round: async () => {
        this.lastSeen = await requestWhenOutdated(this.open.database, this.clock.now(), this.lastSeen)
        return false
      },
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: EVERY_MS,
      onError: (error, failures) =>
        this.logger.warn(
          { err: error, failures },
          'whether price indices are outdated cannot be told; it will be looked at again',
        ),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}

/**
 * Appends an event for the workers if sold items or categories have changed since the last one, and change no
 * more.
 *
 * @param lastSeen the generation that this returned the last time
 * @returns the generation of sold items and categories together
 */
export async function requestWhenOutdated(
  database: Database,
  now: Date,
  lastSeen: number | null,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      generation: number
      requested: number
      computedAt: Date | null
      milliseconds: number
    }>`
      SELECT (SELECT sum(generation)::bigint FROM cache_generations WHERE area IN ('price-guide', 'taxonomy')) AS generation,
        requested_generation AS requested, computed_at AS "computedAt", milliseconds
      FROM price_index_state FOR UPDATE
    `.execute(transaction)
    const [state] = rows
    if (!state) throw new Error('price_index_state has no row')
    const { generation, requested, computedAt, milliseconds } = state
    const sinceComputed = computedAt ? now.getTime() - computedAt.getTime() : Infinity
    const isQuiet = generation === lastSeen
    if (
      generation > requested &&
      sinceComputed >= PAUSES * milliseconds &&
      (isQuiet || (computedAt && sinceComputed >= LONGEST_WAIT_MS))
    ) {
      await transaction.updateTable('price_index_state').set({ requested_generation: generation }).execute()
      await appendEvents(transaction, [newEvent(priceIndicesOutdated, {})])
    }
    return generation
  })
}
