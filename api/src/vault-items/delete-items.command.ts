import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemDeleted } from '@vitrine/contracts/vault-items/events'
import { byOwner, recordingItemChanges, recordItemEvent } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

/** Ids that are not the caller's are passed over. Returns those that were deleted. */
export class DeleteItems extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly ids: readonly number[],
  ) {
    super()
  }
}

@CommandHandler(DeleteItems)
export class DeleteItemsHandler implements ICommandHandler<DeleteItems> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, ids }: DeleteItems): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const now = this.clock.now()
      const found = await this.items.lockSeveral(transaction, ids, actor.userId)
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const own = found.map(({ id }) => id)
      const deleted = await recordingItemChanges(
        transaction,
        { items: own, compared: ['collection'], by: byOwner, at: now },
        () => this.items.trashSeveral(transaction, own, now),
      )
      await recordItemEvent(transaction, 'deleted', { ids: own, by: byOwner, at: now })
      return {
        result: own,
        events: deleted.map(({ id, revision }) => newEvent(vaultItemDeleted, { itemId: id, revision })),
        audit: found.map(({ id, title }) => ({
          action: 'vault-item.deleted',
          subject: { type: 'vault-item', id },
          details: { ownerId: actor.userId, title },
        })),
      }
    })
  }
}
