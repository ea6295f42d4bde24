import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultDraftsRepository } from './vault-drafts.repository.ts'

/** Deletes drafts with their photos. Ids that are not the caller's are passed over. Returns the others. */
export class DeleteDrafts extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly ids: readonly number[],
  ) {
    super()
  }
}

@CommandHandler(DeleteDrafts)
export class DeleteDraftsHandler implements ICommandHandler<DeleteDrafts> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, ids }: DeleteDrafts): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const locked = (await this.drafts.lock(transaction, actor.userId, ids)).map(({ id }) => id)
      if (locked.length === 0) throw new AppError('NOT_FOUND')
      const photos = await this.drafts.photosOf(transaction, locked)
      await this.drafts.erasePhotos(
        transaction,
        photos.map(({ id }) => id),
        this.clock.now(),
      )
      await this.drafts.remove(transaction, locked)
      // Only its owner sees a draft: nothing follows it, and nobody audits it.
      return { result: locked, audit: null }
    })
  }
}

/** Deletes a photo of a draft. Returns the draft's new revision. */
export class DeletePhoto extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly photoId: number,
  ) {
    super()
  }
}

@CommandHandler(DeletePhoto)
export class DeletePhotoHandler implements ICommandHandler<DeletePhoto> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, photoId }: DeletePhoto): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const draft = await this.drafts.lockOne(transaction, actor.userId, id)
      const photos = draft ? await this.drafts.photosOf(transaction, [id]) : []
      if (!photos.some((photo) => photo.id === photoId)) throw new AppError('NOT_FOUND')
      const now = this.clock.now()
      await this.drafts.erasePhotos(transaction, [photoId], now)
      return { result: await this.drafts.touch(transaction, id, now), audit: null }
    })
  }
}
