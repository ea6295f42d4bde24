import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemRestored } from '@vitrine/contracts/vault-items/events'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordItemEvent, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { awaitCollection, trashedSince } from '@vitrine/domain/vault/vault-trash'
import { reclaimInventoryNumber } from '@vitrine/domain/vault/write-record'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemCheck } from './item-check.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import type { SavedItem } from './item-writer.ts'
import { VaultItemsRepository, type TrashedItem } from './vault-items.repository.ts'

/**
 * An owner takes an item out of the trash: into its collection, or later together with that one. Its tags,
 * photos and own fields have stayed with it.
 */
export class RestoreOwnItem extends Command<SavedItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    /** Where another item has its title by now. */
    readonly title: string | undefined,
  ) {
    super()
  }
}

@CommandHandler(RestoreOwnItem)
export class RestoreOwnItemHandler implements ICommandHandler<RestoreOwnItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    private readonly check: ItemCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, title }: RestoreOwnItem): Promise<SavedItem> {
    if (title !== undefined) await this.check.assertDecentTitle(title)
    const now = this.clock.now()
    const load = (transaction: Transaction) =>
      this.items.lockTrashed(transaction, id, actor.userId, trashedSince(now))
    return await this.frame.change(
      { actor, capability: 'vault.change', load, expectedRevision: undefined },
      async (transaction, before) => {
        // A title that is taken is refused by its constraint.
        const restored = {
          title: title ?? before.title,
          deleted_at: null,
          deleted_from_collection_id: null,
          collection_id: await this.collectionOf(transaction, before),
        }
        await recordItemEvent(transaction, 'restored', { ids: [id], by: byOwner, at: now })
        const revision = await recordingItemChanges(
          transaction,
          { items: [id], compared: ['texts', 'collection', 'record'], by: byOwner, at: now },
          async () => {
            await reclaimInventoryNumber(transaction, before)
            return await this.items.update(transaction, before, restored, now)
          },
        )
        return {
          result: { id, revision },
          events: [newEvent(vaultItemRestored, { itemId: id, revision })],
          audit: {
            action: 'vault-item.restored',
            subject: { type: 'vault-item', id },
            details: { ownerId: before.userId, title: title ?? before.title },
          },
        }
      },
    )
  }

  private async collectionOf(
    transaction: Transaction,
    { id, userId, formerCollectionId }: TrashedItem,
  ): Promise<number | null> {
    if (formerCollectionId === null) return null
    if (await this.parts.holdCollection(transaction, userId, formerCollectionId)) return formerCollectionId
    await awaitCollection(transaction, { userId, itemId: id, collectionId: formerCollectionId })
    return null
  }
}
