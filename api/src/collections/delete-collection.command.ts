import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionDeleted } from '@vitrine/contracts/collections/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { missingCollection } from './missing-collection.ts'

/**
 * Its items stay in the vault, in no collection. Nobody sees it any more; its owner can take it out of the
 * trash for a time.
 */
export class DeleteCollection extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeleteCollection)
export class DeleteCollectionHandler implements ICommandHandler<DeleteCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly collections: CollectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: DeleteCollection): Promise<void> {
    const load = async (transaction: Transaction) => {
      const locked = await this.collections.lockWithItems(transaction, id, actor.userId)
      if (!locked) throw await missingCollection(transaction, actor.userId, id)
      return locked
    }
    await this.frame.change(
      { actor, capability: 'vault.change', load, expectedRevision },
      async (transaction, collection) => {
        const now = this.clock.now()
        const items = await recordingItemChanges(
          transaction,
          {
            items: sql`SELECT id FROM vault_items WHERE collection_id = ${id}`,
            compared: ['collection'],
            by: byOwner,
            at: now,
          },
          () => this.collections.delete(transaction, collection, now),
        )
        return {
          result: undefined,
          // That its items are in none is told by this one: no event of each.
          events: [newEvent(collectionDeleted, { collectionId: id, revision: collection.revision + 1 })],
          // Without its title, which the entry would outlive.
          audit: { action: 'collection.deleted', subject: { type: 'collection', id }, details: { items } },
        }
      },
    )
  }
}
