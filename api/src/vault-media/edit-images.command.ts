import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FieldError } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import type { IncomingStream } from '@vitrine/contracts/files'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { itemImageSchema } from '@vitrine/contracts/vault-items/schemas'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { VAULT_MEDIA_PATH } from '@vitrine/contracts/vault-media/media-path'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import type { Database, Transaction } from '@vitrine/database/database'
import { byOwner, byStaff, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { trashPhotos } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { z } from 'zod'
import { assertRevision } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { ReceiveImages, type ReceivedImage } from './files/receive-images.ts'
import { StoredFiles, type StoredFile } from './files/stored-files.ts'
import { shownImage } from './queries/item-media.ts'
import { StorageQuota } from './storage-quota.ts'
import { VaultMediaRepository, type LockedItem } from './vault-media.repository.ts'

export interface EditedImages {
  images: z.infer<typeof itemImageSchema>[]
  revision: number
}

/** The complete set of an item's photos, as the body of the call names it. */
export class EditImages extends Command<EditedImages> {
  constructor(
    readonly actor: Actor,
    /** Staff change any member's item, which is audited. */
    readonly as: 'owner' | 'staff',
    readonly itemId: number,
    readonly body: Pick<IncomingStream, 'content' | 'statedBytes'>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** A file that was stored for this call, by its place in the list. */
type Stored = ReadonlyMap<number, StoredFile>

@CommandHandler(EditImages)
export class EditImagesHandler implements ICommandHandler<EditImages> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly media: VaultMediaRepository,
    private readonly uploads: UploadFolder,
    private readonly receiving: ReceiveImages,
    private readonly files: StoredFiles,
    private readonly quota: StorageQuota,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, as, itemId, body, expectedRevision }: EditImages): Promise<EditedImages> {
    const ownerId = as === 'owner' ? actor.userId : null
    // Before an hour of upload, not after it.
    const item = await this.media.findItem(this.database, itemId, ownerId)
    if (!item) throw new AppError('NOT_FOUND')
    assertRevision(item.revision, expectedRevision)
    await this.quota.assertRoom(item.userId, body.statedBytes)
    return await this.uploads.within(async (folder) => {
      const images = await this.receiving.receive(actor.userId, body.content, folder)
      planImages(images, await this.media.ofItem(this.database, itemId, ['image']))
      const load = (transaction: Transaction) => this.media.lockItem(transaction, itemId, ownerId)
      return await this.storing(item.userId, images, async (stored) => {
        return await this.frame.change(
          { actor, capability: as === 'owner' ? 'vault.change' : 'vault.manage', load, expectedRevision },
          async (transaction, locked) => {
            const written = await recordingItemChanges(
              transaction,
              {
                items: [itemId],
                compared: ['images'],
                by: as === 'owner' ? byOwner : byStaff(actor),
                at: this.clock.now(),
              },
              () => this.write(transaction, as, locked, images, stored),
            )
            // What an owner does with their own photos is nobody else's business.
            const audit =
              as === 'owner'
                ? null
                : {
                    action: 'vault-item.photos-changed',
                    subject: { type: 'vault-item', id: itemId },
                    details: { owner: locked.userId, photos: written.result.images.length },
                  }
            return { ...written, audit }
          },
        )
      })
    })
  }

  private async storing<Result>(
    userId: number,
    images: readonly ReceivedImage[],
    use: (stored: Stored) => Promise<Result>,
  ): Promise<Result> {
    const places = images.flatMap(({ picture }, place) =>
      picture ? [{ place, file: { ...picture, kind: 'image' as const } }] : [],
    )
    return await this.files.storing(
      userId,
      places.map(({ file }) => file),
      async (stored) =>
        await use(new Map(places.map(({ place }, at) => [place, stored[at] ?? { id: 0, key: '' }]))),
    )
  }

  private async write(
    transaction: Transaction,
    as: 'owner' | 'staff',
    item: LockedItem,
    images: readonly ReceivedImage[],
    stored: Stored,
  ) {
    const current = await this.media.ofItem(transaction, item.id, ['image'])
    const { kept, removed, retried } = planImages(images, current)
    const now = this.clock.now()
    // What staff take out does not come back.
    if (as === 'staff') await this.media.remove(transaction, removed, now)
    else await trashPhotos(transaction, { userId: item.userId, itemId: item.id }, removed, now)
    const placed = kept.map((image, place) => ({
      ...(stored.get(place) ?? image),
      place,
      altText: image.altText,
    }))
    for (const { id, place, altText } of placed)
      await this.assertPlaced(transaction, id, { itemId: item.id, place, altText })
    await this.media.awaitRenditions(transaction, retried)
    const revision = await this.media.countOnItem(transaction, item.id, { images_count: placed.length }, now)
    const added = [...[...stored.values()].map(({ id }) => id), ...retried]
    const events = [
      newEvent(vaultItemUpdated, { itemId: item.id, revision }),
      ...added.map((mediaId) => newEvent(vaultMediaAdded, { mediaId })),
    ]
    return {
      result: { revision, images: placed.map((image) => shownImage({ ...image, renditions: 'waiting' })) },
      events,
    }
  }

  private async assertPlaced(
    transaction: Transaction,
    id: number,
    at: { itemId: number; place: number; altText: string },
  ): Promise<void> {
    if (!(await this.media.place(transaction, id, at))) throw new AppError('SERVICE_UNAVAILABLE')
  }
}

/** What an entry of the list says, whatever has become of its photo. */
interface Entry {
  url: string | null
  altText: string | null
  picture: object | null
}

interface Present {
  id: number
  key: string
  altText: string
  renditions: string
}

interface PlannedImage {
  /** Of the photo that stays; 0 of one that is new. */
  id: number
  key: string
  altText: string
}

interface ImagesPlan {
  /** In the new order. */
  kept: PlannedImage[]
  removed: number[]
  /** Photos that stay and whose smaller sizes could not be made: they are tried again. */
  retried: number[]
}

/**
 * What becomes of an item's photos when this is their complete set.
 *
 * @throws AppError VALIDATION_FAILED: a url that is not this item's, or that stands twice
 */
function planImages(entries: readonly Entry[], present: readonly Present[]): ImagesPlan {
  const byUrl = new Map(present.map((image) => [`${VAULT_MEDIA_PATH}${image.key}`, image]))
  const refused: FieldError[] = []
  const seen = new Set<string>()
  const named = entries.map(({ url }, place) => {
    if (url === null) return undefined
    const image = byUrl.get(url)
    if (!image)
      refused.push({
        field: `images.${place}.url`,
        errorCode: 'notFound',
        errorMessage: messages.imageUnknown,
      })
    else if (seen.has(url))
      refused.push({ field: `images.${place}.url`, errorCode: 'invalid', errorMessage: messages.imageTwice })
    seen.add(url)
    return image
  })
  if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  const kept = entries.map(({ altText, picture }, place) => {
    const image = named[place]
    return {
      id: picture ? 0 : (image?.id ?? 0),
      key: picture ? '' : (image?.key ?? ''),
      altText: altText ?? image?.altText ?? '',
    }
  })
  const stay = new Set(kept.map(({ id }) => id))
  return {
    kept,
    removed: present.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
    retried: present
      .filter(({ id, renditions }) => stay.has(id) && renditions === 'failed')
      .map(({ id }) => id),
  }
}
