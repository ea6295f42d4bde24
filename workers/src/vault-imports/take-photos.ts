import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { vaultMediaAdded } from '@vitrine/contracts/vault-media/events'
import { vaultMediaLimits, vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { storageFull } from '@vitrine/contracts/vault-media/storage'
import type { Database, Transaction } from '@vitrine/database/database'
import type { ConvertedPicture } from '@vitrine/decoding/messages'
import { FileRefused } from '@vitrine/decoding/refusal'
import { byImport } from '@vitrine/domain/vault/imports/create-items'
import { photosToTake, type PhotoToTake } from '@vitrine/domain/vault/imports/import-photos'
import { lockImport, setState } from '@vitrine/domain/vault/imports/import-state'
import { recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { archiveOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { noteMedia } from '@vitrine/domain/vault/note-media'
import { lockStorage, readAllowedBytes, readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import { appendEvents } from '@vitrine/messaging/outbox'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { reachingStorage } from '@vitrine/platform/storage/storage-unavailable'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '@vitrine/platform/clock'
import { Stopping } from '../consuming/delivery.ts'
import type { MediaParts } from '../media-parts.ts'

/** Unpacked by one process, and stored before others have their turn. */
const TAKEN_AT_ONCE = 20
const ARCHIVE_GONE = 'The ZIP is not there any more.'
const ITEM_GONE = 'Its item is not in your vault any more.'

interface Archive {
  id: number
  userId: number
  key: string
  size: number
}

/**
 * Takes photos out of the ZIPs of an import, one after the other and in turns with other uploads of the
 * account. A photo is stored and given to its item in one transaction, so that a run that follows a crash
 * continues with the next one.
 */
export class PhotoTaker {
  private readonly database: Database
  private readonly media: MediaParts
  private readonly clock: Clock

  constructor(database: Database, media: MediaParts, clock: Clock) {
    this.database = database
    this.media = media
    this.clock = clock
  }

  /** Takes the next photos. Returns whether there may be more. */
  async takeSome(importId: number, signal: AbortSignal): Promise<boolean> {
    if (!(await this.isTaking(importId))) return false
    const next = await photosToTake(this.database, importId, TAKEN_AT_ONCE)
    const [first] = next
    if (!first) {
      await this.finish(importId)
      return false
    }
    const photos = next.filter(({ archiveId }) => archiveId === first.archiveId)
    const archive = await this.archive(first.archiveId)
    await mkdir(this.media.folder, { recursive: true, mode: 0o700 })
    const path = archive ? await this.fetched(archive) : null
    if (!archive || path === null) {
      for (const photo of photos) await this.fail(importId, photo, ARCHIVE_GONE)
      return true
    }
    const folder = await mkdtemp(join(this.media.folder, 'photos-'))
    try {
      const taken = await this.media.imports.takePhotos(
        path,
        folder,
        photos.map(({ entry }) => entry),
      )
      for (const photo of photos) {
        if (signal.aborted) throw new Stopping()
        // Its owner may have stopped the import.
        if (!(await this.isTaking(importId))) return false
        const file = taken.find(({ place }) => place === photo.entry)?.path ?? null
        await this.take(importId, archive, photo, file)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return true
  }

  private async archive(id: number): Promise<Archive | undefined> {
    const found = await this.database
      .selectFrom('vault_import_archives')
      .select(['id', 'user_id as userId', 'key', 'size'])
      .where('id', '=', id)
      .executeTakeFirst()
    return found && found.userId !== null ? { ...found, userId: found.userId } : undefined
  }

  private async isTaking(importId: number): Promise<boolean> {
    const taking = await this.database
      .selectFrom('vault_imports')
      .select('id')
      .where('id', '=', importId)
      .where('state', '=', 'photos')
      .executeTakeFirst()
    return taking !== undefined
  }

  private async finish(importId: number): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const locked = await lockImport(transaction, importId)
      if (locked?.state === 'photos') await setState(transaction, importId, 'ready')
    })
    const archives = await this.database
      .selectFrom('vault_import_archives')
      .select('key')
      .where('import_id', '=', importId)
      .execute()
    for (const archive of archives) await rm(this.pathOf(archive), { force: true })
  }

  private pathOf({ key }: Pick<Archive, 'key'>): string {
    return join(this.media.folder, `archive-${key}.zip`)
  }

  /** The archive as a file of this machine, which later turns find there. Null where the storage has none. */
  private async fetched(archive: Archive): Promise<string | null> {
    const path = this.pathOf(archive)
    const found = await stat(path).catch(() => null)
    if (found?.size === archive.size) return path
    const part = `${path}.${randomBytes(6).toString('hex')}`
    return await reachingStorage(async () => {
      const object = await this.media.storage.get(archiveOf(archive.key))
      if (!object) return null
      try {
        await pipeline(object.body, createWriteStream(part))
        await rename(part, path)
      } finally {
        await rm(part, { force: true })
      }
      return path
    })
  }

  private async take(
    importId: number,
    archive: Archive,
    photo: PhotoToTake,
    file: string | null,
  ): Promise<void> {
    if (file === null) return await this.fail(importId, photo, messages.imageTooLarge)
    const output = `${file}-kept`
    const picture = await this.media.decoders
      .forAccount(archive.userId)
      .convertPicture(file, output)
      .catch((error: unknown) => {
        if (error instanceof FileRefused) return error
        throw error
      })
    if (picture instanceof FileRefused)
      return await this.fail(
        importId,
        photo,
        picture.code === 'Size' ? messages.imageTooLarge : messages.imageDamaged,
      )
    const key = randomBytes(16).toString('hex')
    const noted = await this.reserve(archive, photo, { ...picture, key })
    if (typeof noted === 'string') return await this.fail(importId, photo, noted)
    await reachingStorage(() =>
      this.media.storage.putFile(originalOf(key), output, picture.contentType, picture.bytes),
    )
    reachFailpoint('upload-after-put')
    await this.database.transaction().execute(async (transaction) => {
      const refused = await this.place(transaction, importId, archive.userId, photo, noted)
      if (refused !== null) await this.fail(importId, photo, refused, transaction)
    })
  }

  /**
   * Notes a file, which takes its bytes from what is reserved for the archive. Returns its id, or why it has
   * no room.
   */
  private async reserve(
    { id: archiveId, userId }: Archive,
    photo: PhotoToTake,
    picture: ConvertedPicture & { key: string },
  ): Promise<number | string> {
    const now = this.clock.now()
    return await this.database.transaction().execute(async (transaction) => {
      await lockStorage(transaction, userId)
      await sql`
        UPDATE vault_import_archives SET reserved = greatest(0, reserved - ${photo.bytes}::bigint) WHERE id = ${archiveId}
      `.execute(transaction)
      const allowed = await readAllowedBytes(transaction, userId, { quotas: this.media.quotas, now })
      const usedBytes = await readUsedBytes(transaction, userId)
      const allowedBytes = allowed?.allowedBytes ?? 0
      if (usedBytes + picture.bytes > allowedBytes) return storageFull({ usedBytes, allowedBytes })
      const [id = 0] = await noteMedia(transaction, userId, [{ ...picture, kind: 'image' }], now)
      return id
    })
  }

  /** Gives a stored photo to its item. Returns why not; the sweep then deletes its file. */
  private async place(
    transaction: Transaction,
    importId: number,
    userId: number,
    photo: PhotoToTake,
    mediaId: number,
  ): Promise<string | null> {
    const now = this.clock.now()
    const item = await transaction
      .selectFrom('vault_items')
      .select(['id', 'revision'])
      .where('id', '=', photo.itemId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!item) return ITEM_GONE
    const { numUpdatedRows } = await transaction
      .updateTable('vault_import_photos')
      .set({ state: 'stored' })
      .where('import_id', '=', importId)
      .where('place', '=', photo.place)
      .where('state', '=', 'matched')
      .executeTakeFirst()
    // Another delivery was faster.
    if (numUpdatedRows === 0n) return null
    const { images } = await transaction
      .selectFrom('vault_media')
      .select(({ fn }) => fn.countAll<number>().as('images'))
      .where('item_id', '=', item.id)
      .where('removed_at', 'is', null)
      .where('kind', '=', 'image')
      .executeTakeFirstOrThrow()
    const place = Number(images)
    if (place >= vaultMediaLimits.imagesMax) return messages.imagesFull
    await recordingItemChanges(
      transaction,
      { items: [item.id], compared: ['images'], by: byImport, at: now },
      async () => {
        await transaction
          .updateTable('vault_media')
          .set({ item_id: item.id, place, alt_text: '', removed_at: null })
          .where('id', '=', mediaId)
          .execute()
        await transaction
          .updateTable('vault_items')
          .set({ images_count: place + 1, updated_at: now, revision: item.revision + 1 })
          .where('id', '=', item.id)
          .execute()
      },
    )
    await noteForUndo(transaction, importId, item, mediaId)
    await transaction
      .updateTable('vault_imports')
      .set({ imported_at: now })
      .where('id', '=', importId)
      .execute()
    await appendEvents(transaction, [
      newEvent(vaultItemUpdated, { itemId: item.id, revision: item.revision + 1 }),
      newEvent(vaultMediaAdded, { mediaId }),
    ])
    return null
  }

  private async fail(
    importId: number,
    { place }: PhotoToTake,
    reason: string,
    executor: Database | Transaction = this.database,
  ): Promise<void> {
    await executor
      .updateTable('vault_import_photos')
      .set({ state: 'failed', reason })
      .where('import_id', '=', importId)
      .where('place', '=', place)
      .execute()
  }
}

/** The photo is the import's: it makes no item one that its owner has changed since. */
async function noteForUndo(
  transaction: Transaction,
  importId: number,
  { id, revision }: { id: number; revision: number },
  mediaId: number,
): Promise<void> {
  const after = revision + 1
  const created = await transaction
    .updateTable('vault_import_items')
    .set({ revision: sql`CASE WHEN revision = ${revision} THEN ${after} ELSE revision END` })
    .where('import_id', '=', importId)
    .where('item_id', '=', id)
    .executeTakeFirst()
  if (created.numUpdatedRows > 0n) return
  await sql`
    INSERT INTO vault_import_updates AS updated (import_id, item_id, revision, before, photo_ids)
    VALUES (${importId}, ${id}, ${after}, '{}', ARRAY[${mediaId}]::bigint[])
    ON CONFLICT (import_id, item_id) DO UPDATE SET photo_ids = updated.photo_ids || excluded.photo_ids,
      revision = CASE WHEN updated.revision = ${revision} THEN excluded.revision ELSE updated.revision END
  `.execute(transaction)
}
