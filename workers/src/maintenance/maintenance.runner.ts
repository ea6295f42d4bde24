import { Inject, Injectable } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { deleteLeftOvers } from '@vitrine/platform/left-overs'
import type { Logger } from '@vitrine/platform/logging'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BACKGROUND_DATABASE, CLOCK, LOGGER, MAIL_TRANSPORT, MEDIA } from '../tokens.ts'
import type { MediaParts } from '../media-parts.ts'
import { deleteOldCopies, purgeAll } from './purges.ts'
import { sweepArchives, sweepDocuments, sweepMedia } from './sweep-files.ts'

const EVERY_MS = 10 * 60_000

/** Throws away what is kept no longer. Two processes that do it at once delete each row once. */
@Injectable()
export class MaintenanceRunner {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(MEDIA) private readonly media: MediaParts,
    @Inject(MAIL_TRANSPORT) private readonly mail: MailTransport,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    this.polling = startPolling({
      round: async (signal) => {
        await deleteOldCopies(this.open.database, this.mail, this.clock.now())
        const deleted = await purgeAll(this.open.database, this.clock.now(), signal)
        const files = await sweepMedia(this.open.database, this.media.storage, this.clock.now(), signal)
        await sweepDocuments(this.open.database, this.media.storage, this.clock.now(), signal)
        await sweepArchives(this.open.database, this.media.storage, this.clock.now(), signal)
        await deleteLeftOvers(this.media.folder, this.clock.now())
        if (files > 0) this.logger.info({ files }, 'files that no item names were deleted')
        if (Object.values(deleted).some((rows) => rows > 0)) this.logger.info(deleted, 'old rows were purged')
        return false
      },
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: EVERY_MS,
      onError: (error, failures) =>
        this.logger.error({ err: error, failures }, 'the purge failed; it will be tried again'),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}
