import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionUpdated } from '@vitrine/contracts/collections/events'
import { collectionMessages as messages, pictureTooLarge } from '@vitrine/contracts/collections/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { IncomingFile } from '@vitrine/contracts/files'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import type { Database, Transaction } from '@vitrine/database/database'
import { placeCollectionPicture } from '@vitrine/domain/vault/collection-pictures'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { urlOfMedia } from '../vault-media/queries/item-media.ts'
import { StorePicture } from '../vault-media/store-picture.command.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { missingCollection } from './missing-collection.ts'
import { readCollection } from './queries/read-collection.query.ts'

/** Sets or replaces the picture of a collection. Returns where it is loaded, and the collection's revision. */
export class UploadPicture extends Command<{ picture: string; revision: number }> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly files: AsyncIterable<IncomingFile>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

const rules = {
  field: 'file',
  sideMax: limits.pictureSideMax,
  empty: messages.pictureEmpty,
  unsupported: messages.pictureUnsupported,
  tooMany: messages.pictureTooMany,
  tooLarge: pictureTooLarge,
}

@CommandHandler(UploadPicture)
export class UploadPictureHandler implements ICommandHandler<UploadPicture> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly commands: CommandBus,
    private readonly collections: CollectionsRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    id,
    files,
    statedBytes,
    expectedRevision,
  }: UploadPicture): Promise<{ picture: string; revision: number }> {
    // Before the upload, not after it.
    await readCollection(this.database, actor.userId, id)
    const load = async (transaction: Transaction) => {
      const locked = await this.collections.lock(transaction, id, actor.userId)
      if (!locked) throw await missingCollection(transaction, actor.userId, id)
      return locked
    }
    const place = (picture: { id: number; key: string }) =>
      this.frame.change({ actor, capability: 'vault.change', load, expectedRevision }, (transaction) =>
        this.place(transaction, id, picture),
      )
    return await this.commands.execute(new StorePicture(actor, files, rules, place, statedBytes))
  }

  private async place(transaction: Transaction, id: number, picture: { id: number; key: string }) {
    const now = this.clock.now()
    if (!(await placeCollectionPicture(transaction, id, picture.id, now)))
      throw new AppError('SERVICE_UNAVAILABLE')
    const revision = await this.collections.touch(transaction, id, {}, now)
    return {
      result: { picture: urlOfMedia(picture.key), revision },
      events: [
        newEvent(collectionUpdated, { collectionId: id, revision }),
        newEvent(vaultMediaAdded, { mediaId: picture.id }),
      ],
      // What members change in their own vault nobody audits.
      audit: null,
    }
  }
}
