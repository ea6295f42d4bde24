import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemRestored } from '@vitrine/contracts/vault-items/events'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { Transaction } from '@vitrine/database/database'
import { byStaff, recordingItemChanges, recordItemEvent } from '@vitrine/domain/vault/item-changes'
import { reclaimInventoryNumber } from '@vitrine/domain/vault/write-record'
import type { Clock } from '@vitrine/platform/clock'
import { numberedTitle } from '@vitrine/domain/vault/item-values'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import type { SavedItem } from './item-writer.ts'
import { VaultItemsRepository, type LockedItem } from './vault-items.repository.ts'

/**
 * Brings back what was deleted not long ago, in no collection; its title is numbered where another item has
 * it by now.
 */
export class RestoreItem extends Command<SavedItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

@CommandHandler(RestoreItem)
export class RestoreItemHandler implements ICommandHandler<RestoreItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: RestoreItem): Promise<SavedItem> {
    const now = this.clock.now()
    const since = new Date(now.getTime() - limits.restoreDays * DAY_MS)
    const load = (transaction: Transaction) => this.items.lockDeleted(transaction, id, since)
    return await this.frame.change(
      { actor, capability: 'vault.manage', load, expectedRevision: undefined },
      async (transaction, before) => {
        const title = await this.freeTitle(transaction, before)
        const by = byStaff(actor)
        await recordItemEvent(transaction, 'restored', { ids: [id], by, at: now })
        const restored = {
          title,
          deleted_at: null,
          deleted_by_staff: false,
          deleted_from_collection_id: null,
        }
        const revision = await recordingItemChanges(
          transaction,
          { items: [id], compared: ['texts', 'record'], by, at: now },
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
            details: { ownerId: before.userId, title },
          },
        }
      },
    )
  }

  private async freeTitle(transaction: Transaction, { id, userId, title }: LockedItem): Promise<string> {
    for (let number = 1; ; number += 1) {
      const wanted = number === 1 ? title : numberedTitle(title, number)
      if (!(await this.items.isTitleTaken(transaction, userId, wanted, id))) return wanted
    }
  }
}
