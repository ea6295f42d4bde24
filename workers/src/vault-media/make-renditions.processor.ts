import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'
import type { Database } from '@vitrine/database/database'
import type { MadeRenditions } from '@vitrine/decoding/messages'
import { FileRefused } from '@vitrine/decoding/refusal'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { Logger } from '@vitrine/platform/logging'
import { runInContext } from '@vitrine/platform/request-context'
import { reachingStorage } from '@vitrine/platform/storage/storage-unavailable'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Delivery, DeliveryProcessor } from '../consuming/delivery.ts'
import type { MediaParts } from '../media-parts.ts'

/**
 * Makes the smaller sizes of a photo. Run again it writes the same over the same; until it is done the photo
 * is shown as it is. One that cannot be made smaller is noted as failed and logged, and tried again when its
 * item's photos are saved.
 */
export class MakeRenditionsProcessor implements DeliveryProcessor {
  readonly consumer = 'make-renditions'
  private readonly database: Database
  private readonly media: MediaParts
  private readonly logger: Logger

  constructor(database: Database, media: MediaParts, logger: Logger) {
    this.database = database
    this.media = media
    this.logger = logger
  }

  async process(deliveries: readonly Delivery[]): Promise<void> {
    for (const { payload, requestId } of deliveries) {
      const { mediaId } = vaultMediaAdded.payload.parse(payload)
      const make = () => this.make(mediaId)
      await (requestId === null ? make() : runInContext({ requestId }, make))
    }
  }

  private async make(id: number): Promise<void> {
    const photo = await this.database
      .selectFrom('vault_media')
      .select('key')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where('renditions', '=', 'waiting')
      .executeTakeFirst()
    if (!photo) return
    const made = await this.inFolder(async (folder) => {
      const original = join(folder, 'original')
      if (!(await this.fetch(photo.key, original))) return this.notMade(id, 'its file is missing')
      const renditions = await this.made(id, original, folder)
      if (renditions) await this.store(photo.key, renditions)
      return renditions
    })
    await this.database
      .updateTable('vault_media')
      .set(made ? { renditions: 'done', rendition_type: made.contentType } : { renditions: 'failed' })
      .where('id', '=', id)
      .execute()
  }

  private async inFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.media.folder, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(this.media.folder, 'renditions-'))
    try {
      return await run(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async fetch(key: string, path: string): Promise<boolean> {
    return await reachingStorage(async () => {
      const object = await this.media.storage.get(originalOf(key))
      if (object) await pipeline(object.body, createWriteStream(path))
      return object !== null
    })
  }

  /**
   * Null where the photo cannot be made smaller, however often it is tried. Photos come in the order in which
   * their uploads had their turns: one that waited for another of its account would only hold up those
   * behind it, so each counts for itself.
   */
  private async made(id: number, original: string, folder: string): Promise<MadeRenditions | null> {
    return await this.media.decoders
      .forAccount(`photo ${id}`)
      .makeRenditions(original, folder, vaultRenditionWidths)
      .catch((error: unknown) => {
        if (error instanceof FileRefused) return this.notMade(id, error.message)
        throw error
      })
  }

  private notMade(photo: number, reason: string): null {
    this.logger.warn({ photo, reason }, 'a photo could not be made smaller')
    return null
  }

  private async store(key: string, { contentType, files }: MadeRenditions): Promise<void> {
    for (const { width, path, bytes } of files) {
      await reachingStorage(() =>
        this.media.storage.putFile(renditionOf(key, width), path, contentType, bytes),
      )
      reachFailpoint('renditions-half-made')
    }
  }
}
