import { Inject, Injectable } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { startPolling, type RunningPolling } from '../../polling.ts'
import { BACKGROUND_DATABASE, LOGGER, SEARCH_ENGINE } from '../../tokens.ts'
import { ensureIndexes } from './ensure-indexes.ts'

const EVERY_MS = 60_000
/** Counting every record each minute would cost more than it is worth. */
const COMPARED_EVERY = 10
/** A new product is filled in meanwhile. */
const COMPARED_AT_FIRST = 3

/**
 * Sees to it that each index is there and is of the current definition: at start, and again should an engine
 * lose it.
 */
@Injectable()
export class IndexKeeper {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    let round = 0
    this.polling = startPolling({
      round: async (signal) => {
        const compare = round < COMPARED_AT_FIRST || round % COMPARED_EVERY === 0
        await ensureIndexes({ open: this.open, engine: this.engine, logger: this.logger, signal, compare })
        round += 1
        return false
      },
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: 5_000,
      onError: (error, failures) =>
        this.logger.warn(
          { err: error, failures },
          'the indexes could not be looked after; it will be tried again',
        ),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}
