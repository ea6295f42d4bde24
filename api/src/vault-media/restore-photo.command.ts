import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { PHOTOS_FULL } from '@vitrine/contracts/vault-trash/trash'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { lockTrashed } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultMediaRepository } from './vault-media.repository.ts'

/** Takes a photo out of the trash: it is the last one of its item. */
export class RestorePhoto extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(RestorePhoto)
export class RestorePhotoHandler implements ICommandHandler<RestorePhoto> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly media: VaultMediaRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor: { userId }, actor, id }: RestorePhoto): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const trashed = await lockTrashed(transaction, 'photo', { userId, id }, this.clock.now())
      const item = trashed && (await this.media.lockItem(transaction, trashed.item_id ?? 0, userId))
      if (!trashed || !item) throw new AppError('NOT_FOUND')
      const events = await recordingItemChanges(
        transaction,
        { items: [item.id], compared: ['images'], by: byOwner, at: this.clock.now() },
        () => this.restore(transaction, id, item.id, trashed.id),
      )
      return { result: undefined, events, audit: null }
    })
  }

  private async restore(transaction: Transaction, id: number, itemId: number, trashId: number) {
    const present = await this.media.ofItem(transaction, itemId, ['image'])
    if (present.length >= limits.imagesMax) throw new AppError('STATUS_CONFLICT', { message: PHOTOS_FULL })
    const photo = await transaction
      .updateTable('vault_media')
      .set({ item_id: itemId, place: present.length, removed_at: null, trash_id: null })
      .where('id', '=', id)
      .where('trash_id', '=', trashId)
      .returning('renditions')
      .executeTakeFirst()
    if (!photo) throw new AppError('NOT_FOUND')
    await transaction.deleteFrom('vault_trash').where('id', '=', trashId).execute()
    const counts = { images_count: present.length + 1 }
    const revision = await this.media.countOnItem(transaction, itemId, counts, this.clock.now())
    return [
      newEvent(vaultItemUpdated, { itemId, revision }),
      ...(photo.renditions === 'waiting' ? [newEvent(vaultMediaAdded, { mediaId: id })] : []),
    ]
  }
}
