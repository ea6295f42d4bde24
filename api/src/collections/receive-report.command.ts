import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { CollectionReportInput } from '@vitrine/contracts/collections/report-schemas'
import type { Database } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { createHash } from 'node:crypto'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'
import { findShownCollection } from './queries/find-shown-collection.query.ts'

/** What is wrong with a public collection, by whoever saw it. */
export class ReceiveReport extends Command<void> {
  constructor(
    readonly collectionId: number,
    readonly input: CollectionReportInput,
    /** The network address, of which a hash is kept for a day. */
    readonly address: string,
  ) {
    super()
  }
}

/**
 * The report itself is the record of who sent it: no audit entry. One that a machine may have sent is not
 * mailed.
 */
@CommandHandler(ReceiveReport)
export class ReceiveReportHandler implements ICommandHandler<ReceiveReport> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly reports: CollectionReportsRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ collectionId, input, address }: ReceiveReport): Promise<void> {
    const now = this.clock.now()
    await findShownCollection(this.database, collectionId, now)
    const report = {
      ...input,
      collectionId,
      reporter: createHash('sha256').update(`${collectionId} ${address}`).digest('base64url'),
    }
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      await this.reports.lockCollection(transaction, collectionId)
      if (await this.reports.hasReportedBefore(transaction, report, now))
        return { result: undefined, audit: null }
      const isEmailed =
        !report.isSuspected && !(await this.reports.wasEmailedAbout(transaction, collectionId, now))
      const reportId = await this.reports.insert(transaction, report, isEmailed, now)
      if (isEmailed)
        await requestMail(transaction, {
          template: 'collection-report',
          to: this.config.SUPPORT_EMAIL,
          data: { reportId },
        })
      return { result: undefined, audit: null }
    })
  }
}
