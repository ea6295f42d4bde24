import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionUpdated } from '@vitrine/contracts/collections/events'
import { newEvent } from '@vitrine/contracts/event'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'
import { CollectionsRepository } from './collections.repository.ts'

/** The owner decides again who sees the reported collection. */
export class LiftTakeDown extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly reportId: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(LiftTakeDown)
export class LiftTakeDownHandler implements ICommandHandler<LiftTakeDown> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly reports: CollectionReportsRepository,
    private readonly collections: CollectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, reportId, expectedRevision }: LiftTakeDown): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'collections.moderate',
        load: (transaction) => this.reports.lock(transaction, reportId),
        expectedRevision,
      },
      async (transaction, { collectionId }) => {
        const collection = await this.collections.lock(transaction, collectionId, null)
        if (!collection || collection.takenDownAt === null) throw new AppError('STATUS_CONFLICT')
        // What the owner has chosen counts again.
        const revision = await this.collections.touch(
          transaction,
          collectionId,
          { taken_down_at: null },
          this.clock.now(),
        )
        return {
          result: undefined,
          events: [newEvent(collectionUpdated, { collectionId, revision })],
          audit: {
            action: 'collection.take-down-lifted',
            subject: { type: 'collection', id: collectionId },
            details: { report: reportId, owner: collection.userId },
          },
        }
      },
    )
  }
}
