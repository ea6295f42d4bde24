import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CollectionUpdate } from '@vitrine/contracts/collections/collection-input'
import { collectionUpdated } from '@vitrine/contracts/collections/events'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { newEvent } from '@vitrine/contracts/event'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Transaction } from '@vitrine/database/database'
import { removeCollectionPicture } from '@vitrine/domain/vault/collection-pictures'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionCheck } from './collection-check.ts'
import { CollectionsRepository, type LockedCollection } from './collections.repository.ts'
import { missingCollection } from './missing-collection.ts'

export interface UpdateOptions {
  validationOnly: boolean
  expectedRevision: number | undefined
}

/** The whole of a collection, or its status alone. Returns the revision that it has then. */
export class UpdateCollection extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly update: CollectionUpdate,
    readonly options: UpdateOptions,
  ) {
    super()
  }
}

@CommandHandler(UpdateCollection)
export class UpdateCollectionHandler implements ICommandHandler<UpdateCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly collections: CollectionsRepository,
    private readonly check: CollectionCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    id,
    update,
    options: { validationOnly, expectedRevision },
  }: UpdateCollection): Promise<number> {
    await this.check.assertDecent(update)
    const load = async (transaction: Transaction) => {
      const locked = await this.collections.lock(transaction, id, actor.userId)
      if (!locked) throw await missingCollection(transaction, actor.userId, id)
      return locked
    }
    return await this.frame.change(
      { actor, capability: 'vault.change', load, expectedRevision },
      async (transaction, before) => {
        await this.assertAllowed(transaction, before, update)
        const revision = validationOnly ? before.revision : await this.write(transaction, before, update)
        // What members change in their own vault nobody audits.
        return {
          result: revision,
          events:
            revision === before.revision ? [] : [newEvent(collectionUpdated, { collectionId: id, revision })],
          audit: null,
        }
      },
    )
  }

  private async assertAllowed(
    transaction: Transaction,
    before: LockedCollection,
    { title, status }: CollectionUpdate,
  ): Promise<void> {
    if (title !== undefined && sameTextKey(title) !== sameTextKey(before.title))
      await this.check.assertTitleFree(transaction, before.userId, title, before.id)
    if (status === 'public' && before.takenDownAt !== null)
      throw fieldRefused('STATUS_CONFLICT', 'status', 'invalid', messages.takenDown)
  }

  /** Returns the revision: the former one where nothing is different. */
  private async write(
    transaction: Transaction,
    before: LockedCollection,
    update: CollectionUpdate,
  ): Promise<number> {
    const now = this.clock.now()
    const after = {
      title: update.title ?? before.title,
      description: update.description ?? before.description,
      status: update.status ?? before.status,
    }
    const lostPicture = update.removesPicture && (await removeCollectionPicture(transaction, before.id, now))
    const isSame =
      after.title === before.title &&
      after.description === before.description &&
      after.status === before.status
    return isSame && !lostPicture
      ? before.revision
      : await this.collections.update(transaction, before, after, now)
  }
}
