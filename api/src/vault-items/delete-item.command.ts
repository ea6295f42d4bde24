import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemDeleted } from '@vitrine/contracts/vault-items/events'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, byStaff, recordingItemChanges, recordItemEvent } from '@vitrine/domain/vault/item-changes'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

export interface DeleteItemOptions {
  expectedRevision: number | undefined
  asStaff: boolean
}

/** The item is gone for its owner and the public at once; staff and its owner can restore it for a time. */
export class DeleteItem extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly options: DeleteItemOptions,
  ) {
    super()
  }
}

@CommandHandler(DeleteItem)
export class DeleteItemHandler implements ICommandHandler<DeleteItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, options: { expectedRevision, asStaff } }: DeleteItem): Promise<void> {
    const load = (transaction: Transaction) => this.items.lock(transaction, id, asStaff ? null : actor.userId)
    await this.frame.change(
      { actor, capability: asStaff ? 'vault.manage' : 'vault.change', load, expectedRevision },
      async (transaction, before) => {
        const now = this.clock.now()
        const by = asStaff ? byStaff(actor) : byOwner
        // Out of its collection: what staff restore is in none, and so never public. Its owner restores it
        // into the same one.
        const trashed = {
          deleted_at: now,
          deleted_by_staff: asStaff,
          deleted_from_collection_id: before.collectionId,
          collection_id: null,
        }
        const revision = await recordingItemChanges(
          transaction,
          { items: [id], compared: ['collection'], by, at: now },
          () => this.items.update(transaction, before, trashed, now),
        )
        await recordItemEvent(transaction, 'deleted', { ids: [id], by, at: now })
        return {
          result: undefined,
          events: [newEvent(vaultItemDeleted, { itemId: id, revision })],
          audit: {
            action: 'vault-item.deleted',
            subject: { type: 'vault-item', id },
            details: { ownerId: before.userId, title: before.title },
          },
        }
      },
    )
  }
}
