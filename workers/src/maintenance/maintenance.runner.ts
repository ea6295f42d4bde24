import { Inject, Injectable } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BACKGROUND_DATABASE, CLOCK, LOGGER, MEDIA } from '../tokens.ts'
import type { MediaParts } from '../media-parts.ts'
import { sweepMedia } from './sweep-media.ts'
import { purgeAll } from './purge.ts'

const EVERY_MS = 10 * 60_000

/** Throws away what is kept no longer. Two processes that do it at once delete each row once. */
@Injectable()
export class MaintenanceRunner {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(MEDIA) private readonly media: MediaParts,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    this.polling = startPolling({
      round: async (signal) => {
        const deleted = await purgeAll(this.open.database, this.clock.now(), signal)
        const files = await sweepMedia(this.open.database, this.media.storage, this.clock.now(), signal)
        if (files > 0) this.logger.info({ files }, 'files that no item names were deleted')
        if (Object.values(deleted).some((rows) => rows > 0)) this.logger.info(deleted, 'old rows were purged')
        return false
      },
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: EVERY_MS,
      onError: (error) => this.logger.error({ err: error }, 'the purge failed; it will be tried again'),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}
