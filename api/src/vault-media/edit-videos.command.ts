import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import type { IncomingFile } from '@vitrine/contracts/files'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { itemVideoSchema } from '@vitrine/contracts/vault-items/schemas'
import type { Database, Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { z } from 'zod'
import { assertRevision } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { ReceiveVideo, type ReceivedVideo } from './files/receive-video.ts'
import { StoredFiles, type StoredFile } from './files/stored-files.ts'
import { urlOfMedia } from './queries/item-media.ts'
import { StorageQuota } from './storage-quota.ts'
import { VaultMediaRepository, type LockedItem } from './vault-media.repository.ts'

export interface EditedVideos {
  videos: z.infer<typeof itemVideoSchema>[]
  revision: number
}

/** The one video of an item, or none. */
export class EditVideos extends Command<EditedVideos> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly files: AsyncIterable<IncomingFile>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(EditVideos)
export class EditVideosHandler implements ICommandHandler<EditVideos> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly media: VaultMediaRepository,
    private readonly uploads: UploadFolder,
    private readonly receiving: ReceiveVideo,
    private readonly files: StoredFiles,
    private readonly quota: StorageQuota,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, itemId, files, statedBytes, expectedRevision }: EditVideos): Promise<EditedVideos> {
    const item = await this.media.findItem(this.database, itemId, actor.userId)
    if (!item) throw new AppError('NOT_FOUND')
    assertRevision(item.revision, expectedRevision)
    await this.quota.assertRoom(actor.userId, statedBytes)
    return await this.uploads.within(async (folder) => {
      const received = await this.receiving.receive(actor.userId, files, folder)
      const kept = [received.video, received.thumbnail].filter((file) => file !== null)
      const load = (transaction: Transaction) => this.media.lockItem(transaction, itemId, actor.userId)
      // What an owner does with their own video is nobody else's business.
      return await this.files.storing(actor.userId, kept, (stored) =>
        this.frame.change(
          { actor, capability: 'vault.change', load, expectedRevision },
          async (transaction, locked) => ({
            ...(await recordingItemChanges(
              transaction,
              { items: [itemId], compared: ['videos'], by: byOwner, at: this.clock.now() },
              () => this.write(transaction, locked, received, stored),
            )),
            audit: null,
          }),
        ),
      )
    })
  }

  private async write(
    transaction: Transaction,
    item: LockedItem,
    { video: file }: ReceivedVideo,
    [video, thumbnail]: readonly StoredFile[],
  ) {
    const now = this.clock.now()
    const former = await this.media.ofItem(transaction, item.id, ['video', 'thumbnail'])
    await this.media.remove(
      transaction,
      former.map(({ id }) => id),
      now,
    )
    for (const media of [video, thumbnail]) {
      if (
        media &&
        !(await this.media.place(transaction, media.id, { itemId: item.id, place: 0, altText: '' }))
      )
        throw new AppError('SERVICE_UNAVAILABLE')
    }
    const revision = await this.media.countOnItem(transaction, item.id, { videos_count: video ? 1 : 0 }, now)
    const videos =
      video && file
        ? [
            {
              url: urlOfMedia(video.key),
              type: file.contentType,
              thumbnailUrl: thumbnail ? urlOfMedia(thumbnail.key) : null,
            },
          ]
        : []
    return {
      result: { revision, videos },
      events: [newEvent(vaultItemUpdated, { itemId: item.id, revision })],
    }
  }
}
