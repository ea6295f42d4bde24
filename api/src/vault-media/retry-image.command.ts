import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { shownImage } from './queries/item-media.ts'
import { VaultMediaRepository } from './vault-media.repository.ts'

/** Has the smaller sizes of one photo made again. Returns all photos of its item. */
export class RetryImage extends Command<VaultItem['images']> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly imageId: number,
  ) {
    super()
  }
}

/**
 * The item's revision stays: nothing that its owner wrote has changed, and a form that is open over it may
 * still be saved.
 */
@CommandHandler(RetryImage)
export class RetryImageHandler implements ICommandHandler<RetryImage> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly media: VaultMediaRepository,
  ) {}

  async execute({ actor, itemId, imageId }: RetryImage): Promise<VaultItem['images']> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const item = await this.media.lockItem(transaction, itemId, actor.userId)
      const images = item ? await this.media.ofItem(transaction, itemId, ['image']) : []
      const retried = images.find(({ id }) => id === imageId)
      if (!retried) throw new AppError('NOT_FOUND')
      // What an owner does with their own photos is nobody else's business.
      if (retried.renditions !== 'failed') return { result: images.map(shownImage), audit: null }
      await this.media.awaitRenditions(transaction, [imageId])
      const shown = images.map((image) =>
        shownImage(image === retried ? { ...image, renditions: 'waiting' } : image),
      )
      return { result: shown, events: [newEvent(vaultMediaAdded, { mediaId: imageId })], audit: null }
    })
  }
}
