import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { startPolling, type RunningPolling } from '../polling.ts'
import { CLOCK, DATABASE, LOGGER } from '../tokens.ts'
import { runDueChanges } from './run-due-changes.ts'

const EVERY_MS = 1_000
const LONGEST_BACKOFF_MS = 30_000

/** Publishes and unpublishes what is due, for as long as the process runs. Any number of processes may. */
@Injectable()
export class ScheduleRunner {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    const onError = (error: unknown) =>
      this.logger.error({ err: error }, 'what is scheduled could not be done; it will be tried again')
    const round = async () => (await runDueChanges(this.database, this.clock, onError)) > 0
    this.polling = startPolling({
      round,
      busyMs: 0,
      idleMs: EVERY_MS,
      longestBackoffMs: LONGEST_BACKOFF_MS,
      onError,
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}
