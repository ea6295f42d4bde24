import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionUpdated } from '@vitrine/contracts/collections/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionReportsRepository } from './collection-reports.repository.ts'
import { CollectionsRepository } from './collections.repository.ts'

/** Nobody but its owner sees the reported collection any more, until staff lift that. */
export class TakeDownCollection extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly reportId: number,
    /** The owner reads it. */
    readonly reason: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(TakeDownCollection)
export class TakeDownCollectionHandler implements ICommandHandler<TakeDownCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly reports: CollectionReportsRepository,
    private readonly collections: CollectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, reportId, reason, expectedRevision }: TakeDownCollection): Promise<void> {
    const load = async (transaction: Transaction) => await this.reports.lock(transaction, reportId)
    await this.frame.change(
      { actor, capability: 'collections.moderate', load, expectedRevision },
      async (transaction, { collectionId }) => {
        const now = this.clock.now()
        const collection = await this.collections.lock(transaction, collectionId, null)
        // Deleted by its owner, or taken down by somebody else meanwhile.
        if (!collection || collection.takenDownAt !== null) throw new AppError('STATUS_CONFLICT')
        const revision = await this.collections.touch(transaction, collectionId, { taken_down_at: now }, now)
        await this.reports.settleByTakeDown(transaction, reportId, collectionId, reason, actor.userId, now)
        const { email } = await transaction
          .selectFrom('users')
          .select('email')
          .where('id', '=', collection.userId)
          .executeTakeFirstOrThrow()
        await requestMail(transaction, {
          template: 'collection-taken-down',
          to: email,
          data: { userId: collection.userId, reportId },
        })
        return {
          result: undefined,
          events: [newEvent(collectionUpdated, { collectionId, revision })],
          audit: {
            action: 'collection.taken-down',
            subject: { type: 'collection', id: collectionId },
            details: { report: reportId, owner: collection.userId, reason },
          },
        }
      },
    )
  }
}
