import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'
import { importMessages as messages } from '@vitrine/contracts/vault-imports/imports'
import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { importRefusals } from '@vitrine/contracts/vault-imports/refusals'
import type { Database, Transaction } from '@vitrine/database/database'
import { rematchPhotos, storePhotos } from '@vitrine/domain/vault/imports/import-photos'
import { setState } from '@vitrine/domain/vault/imports/import-state'
import { archiveOf } from '@vitrine/domain/vault/media-objects'
import { lockStorage, readAllowedBytes, readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import type { ImportReader } from '@vitrine/import-reading/import-reader'
import type { ListedPhoto } from '@vitrine/import-reading/messages'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { storageFull } from '@vitrine/contracts/vault-media/storage'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CLOCK, CONFIG, DATABASE, OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { ImportFrame, type SavedImport } from './change-import.ts'
import { IMPORT_READER } from './import-reader.provider.ts'
import { asRefusal, receivedFile, refused } from './received-file.ts'
import { assertOwnImport } from './queries/list-rows.query.ts'

const FROM = ['columns', 'ready', 'stopped', 'undone'] as const

/** Lists the photos of a ZIP, which is kept for as long as the rows. */
export class UploadPhotos extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly files: AsyncIterable<IncomingFile>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

interface StoredArchive {
  key: string
  fileName: string
  size: number
  photos: readonly ListedPhoto[]
}

@CommandHandler(UploadPhotos)
export class UploadPhotosHandler implements ICommandHandler<UploadPhotos> {
  constructor(
    private readonly frame: ImportFrame,
    private readonly folders: UploadFolder,
    @Inject(CONFIG) private readonly config: Pick<Config, 'VAULT_QUOTA_GB'>,
    @Inject(IMPORT_READER) private readonly reader: ImportReader,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, files, expectedRevision }: UploadPhotos): Promise<SavedImport> {
    this.reader.assertRoom()
    // Before an hour of upload, not after it.
    await assertOwnImport(this.database, actor.userId, id)
    return await this.folders.within(async (folder) => {
      const path = join(folder, 'archive')
      const fileName = await receivedFile(files, path, {
        none: messages.noArchive,
        tooLarge: messages.archiveTooLarge,
      })
      const photos = await this.reader.listPhotos(path).catch(asRefusal)
      if (photos.length === 0) throw refused(messages.noPhotos)
      const { size } = await stat(path)
      const archive = { key: randomBytes(16).toString('hex'), fileName, size, photos }
      await this.reserve(actor.userId, archive)
      try {
        await this.put(archive, path)
        return await this.frame.change(
          { actor, id, expectedRevision, from: FROM },
          async (transaction, stored) => {
            const { id: archiveId } = await transaction
              .updateTable('vault_import_archives')
              .set({ import_id: id })
              .where('key', '=', archive.key)
              .returning('id')
              .executeTakeFirstOrThrow()
            const all = await storePhotos(transaction, id, archiveId, photos)
            if (all.photos > limits.archiveEntriesMax) throw refused(importRefusals.archiveTooMany)
            if (all.bytes > limits.archiveBytesMax) throw refused(importRefusals.archiveTooLarge)
            if (stored.state !== 'columns') await rematchPhotos(transaction, id)
            return { result: { id, revision: await setState(transaction, id, stored.state) } }
          },
        )
      } catch (error) {
        await this.release(archive.key)
        throw error
      }
    })
  }

  /** The bytes of the photos count in the quota until they are stored themselves. */
  private async reserve(userId: number, { key, fileName, size, photos }: StoredArchive): Promise<void> {
    const reserved = photos.reduce((sum, { bytes }) => sum + bytes, 0)
    await this.database.transaction().execute(async (transaction) => {
      await lockStorage(transaction, userId)
      const { VAULT_QUOTA_GB: quotas } = this.config
      const allowed = await readAllowedBytes(transaction, userId, { quotas, now: this.clock.now() })
      const usedBytes = await readUsedBytes(transaction, userId)
      const storage = { usedBytes, allowedBytes: allowed?.allowedBytes ?? 0 }
      if (usedBytes + reserved > storage.allowedBytes)
        throw new AppError('LIMIT_REACHED', { message: storageFull(storage), storage })
      await transaction
        .insertInto('vault_import_archives')
        .values({
          key,
          user_id: userId,
          file_name: fileName,
          size,
          reserved,
          created_at: this.clock.now(),
        })
        .execute()
    })
  }

  private async put({ key, size }: StoredArchive, path: string): Promise<void> {
    try {
      await this.storage.putFile(archiveOf(key), path, 'application/zip', size)
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause, message: vaultMediaMessages.storageAway })
    }
  }

  /** Its file is deleted by the sweep. */
  private async release(key: string): Promise<void> {
    await this.database
      .updateTable('vault_import_archives')
      .set({ reserved: 0 })
      .where('key', '=', key)
      .where('import_id', 'is', null)
      .execute()
  }
}

/** The ZIPs of an import are nobody's from now on, and the sweep deletes them. */
export async function forgetPhotos(transaction: Transaction, importId: number): Promise<void> {
  await transaction.deleteFrom('vault_import_photos').where('import_id', '=', importId).execute()
  await transaction
    .updateTable('vault_import_archives')
    .set({ import_id: null, reserved: 0 })
    .where('import_id', '=', importId)
    .execute()
}

export class DeletePhotos extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeletePhotos)
export class DeletePhotosHandler implements ICommandHandler<DeletePhotos> {
  constructor(private readonly frame: ImportFrame) {}

  async execute({ actor, id, expectedRevision }: DeletePhotos): Promise<SavedImport> {
    return await this.frame.change(
      { actor, id, expectedRevision, from: FROM },
      async (transaction, stored) => {
        await forgetPhotos(transaction, id)
        return { result: { id, revision: await setState(transaction, id, stored.state) } }
      },
    )
  }
}

/** Says which row a photo belongs to; null leaves it out. */
export class ChoosePhoto extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly place: number,
    readonly row: number | null,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChoosePhoto)
export class ChoosePhotoHandler implements ICommandHandler<ChoosePhoto> {
  constructor(private readonly frame: ImportFrame) {}

  async execute({ actor, id, place, row, expectedRevision }: ChoosePhoto): Promise<SavedImport> {
    const from = ['ready', 'stopped'] as const
    return await this.frame.change({ actor, id, expectedRevision, from }, async (transaction, stored) => {
      if (row !== null && !(await hasRow(transaction, id, row))) throw new AppError('NOT_FOUND')
      const { numUpdatedRows } = await transaction
        .updateTable('vault_import_photos')
        .set({ state: row === null ? 'skipped' : 'matched', row_place: row, is_chosen: true })
        .where('import_id', '=', id)
        .where('place', '=', place)
        .where('state', '<>', 'stored')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
      return { result: { id, revision: await setState(transaction, id, stored.state) } }
    })
  }
}

async function hasRow(transaction: Transaction, importId: number, place: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('vault_import_rows')
    .select('place')
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .executeTakeFirst()
  return found !== undefined
}
