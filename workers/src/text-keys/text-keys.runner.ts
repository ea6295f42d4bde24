import { Inject, Injectable } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BACKGROUND_DATABASE, CLOCK, LOGGER } from '../tokens.ts'
import { recomputeTextKeys } from './recompute-text-keys.ts'

/** Between two batches, so that members' own calls come in between. */
const BUSY_MS = 50
const IDLE_MS = 10 * 60_000
const LONGEST_BACKOFF_MS = 30_000

/** Recomputes the keys of stored texts after a new version computes them differently. */
@Injectable()
export class TextKeysRunner {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    this.polling = startPolling({
      round: () => recomputeTextKeys(this.open.database, this.clock.now()),
      busyMs: BUSY_MS,
      idleMs: IDLE_MS,
      longestBackoffMs: LONGEST_BACKOFF_MS,
      onError: (error, failures) =>
        this.logger.warn(
          { err: error, failures },
          'the keys of stored texts could not be recomputed; it will be tried again',
        ),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}
