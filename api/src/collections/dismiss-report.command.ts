import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'

/** Nothing is wrong with the collection. */
export class DismissReport extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DismissReport)
export class DismissReportHandler implements ICommandHandler<DismissReport> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly reports: CollectionReportsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: DismissReport): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'collections.moderate',
        load: (transaction) => this.reports.lock(transaction, id),
        expectedRevision,
      },
      async (transaction, report) => {
        if (report.state !== 'new') throw new AppError('STATUS_CONFLICT')
        await this.reports.dismiss(transaction, id, actor.userId, this.clock.now())
        return {
          result: undefined,
          audit: {
            action: 'collection-report.dismissed',
            subject: { type: 'collection-report', id },
            details: { collection: report.collectionId, reason: report.reason },
          },
        }
      },
    )
  }
}
