import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import type { IncomingFile } from '@vitrine/contracts/files'
import { draftLimits as limits } from '@vitrine/contracts/vault-drafts/drafts'
import { draftMessages as messages } from '@vitrine/contracts/vault-drafts/messages'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import type { Database, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { shownImage } from '../vault-media/queries/item-media.ts'
import { StorePicture } from '../vault-media/store-picture.command.ts'
import { VaultDraftsRepository, type AlikeObject } from './vault-drafts.repository.ts'

type Image = VaultItem['images'][number]

interface UploadedPhoto {
  draftId: number
  image: Image
  alike: AlikeObject[]
}

/** Adds a photo to a draft. Sent again with the same key it returns the photo that is stored. */
export class UploadPhoto extends Command<UploadedPhoto> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly files: AsyncIterable<IncomingFile>,
    readonly options: { uploadKey: string | null; place: number | null; statedBytes: number | undefined },
  ) {
    super()
  }
}

const rules = {
  field: 'file',
  sideMax: vaultMediaLimits.imageSideMax,
  empty: messages.photoMissing,
  unsupported: messages.photoUnsupported,
  tooMany: messages.photoTooMany,
  tooLarge: () => messages.photoTooLarge,
}

@CommandHandler(UploadPhoto)
export class UploadPhotoHandler implements ICommandHandler<UploadPhoto> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly commands: CommandBus,
    private readonly drafts: VaultDraftsRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, files, options }: UploadPhoto): Promise<UploadedPhoto> {
    // Before the upload, not after it.
    if (!(await this.drafts.isThere(this.database, actor.userId, id))) throw new AppError('NOT_FOUND')
    const { uploadKey, place, statedBytes } = options
    const stored = uploadKey && (await this.drafts.findUpload(this.database, actor.userId, uploadKey))
    if (stored) {
      for await (const { content } of files) for await (const _ of content);
      const alike = await this.drafts.objectsWithAlike(this.database, actor.userId, stored)
      return { draftId: stored.draftId, image: shownImage(stored), alike }
    }
    const put = (photo: { id: number; key: string }) =>
      this.frame.run({ actor, capability: 'vault.change' }, (transaction) =>
        this.place(transaction, actor.userId, id, photo, { uploadKey, place }),
      )
    return await this.commands.execute(new StorePicture(actor, files, rules, put, statedBytes))
  }

  private async place(
    transaction: Transaction,
    userId: number,
    draftId: number,
    photo: { id: number; key: string },
    { uploadKey, place }: { uploadKey: string | null; place: number | null },
  ) {
    if (!(await this.drafts.lockOne(transaction, userId, draftId))) throw new AppError('NOT_FOUND')
    const present = await this.drafts.photosOf(transaction, [draftId])
    if (present.length >= limits.photosMax)
      throw new AppError('STATUS_CONFLICT', { message: messages.photosFull })
    const last = Math.max(-1, ...present.map((each) => each.place))
    const placed = await this.drafts.placePhoto(transaction, photo.id, {
      draftId,
      place: place ?? last + 1,
      uploadKey,
    })
    if (!placed) throw new AppError('SERVICE_UNAVAILABLE')
    await this.drafts.touch(transaction, draftId, this.clock.now())
    const alike = await this.drafts.objectsWithAlike(transaction, userId, { id: photo.id, draftId })
    return {
      result: { draftId, image: shownImage({ ...photo, altText: '', renditions: 'waiting' }), alike },
      events: [newEvent(vaultMediaAdded, { mediaId: photo.id })],
      // Only its owner sees a draft: nobody audits it.
      audit: null,
    }
  }
}
