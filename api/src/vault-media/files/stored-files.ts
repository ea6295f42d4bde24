import { Inject, Injectable } from '@nestjs/common'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import type { Database } from '@vitrine/database/database'
import { originalOf } from '@vitrine/domain/vault/media-objects'
import type { NewMedia } from '@vitrine/domain/vault/note-media'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { randomBytes } from 'node:crypto'
import { CLOCK, DATABASE, LOGGER, OBJECT_STORAGE } from '../../infrastructure/tokens.ts'
import { StorageQuota } from '../storage-quota.ts'
import { VaultMediaRepository } from '../vault-media.repository.ts'

export interface FileToStore extends Omit<NewMedia, 'key'> {
  path: string
}

/** A file in the storage, by the id of its row. */
export interface StoredFile {
  id: number
  key: string
}

/**
 * Brings files into the object storage, each noted before it is there. The note reserves its bytes of the
 * member's quota.
 */
@Injectable()
export class StoredFiles {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly media: VaultMediaRepository,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Stores files for something that comes to name them in `use`. Where that fails, they are deleted and what
   * they reserved is free again; where this process ends before, the sweep deletes them after a day.
   *
   * @param use gets the files in their order
   * @throws AppError LIMIT_REACHED, SERVICE_UNAVAILABLE where the storage is away, and what `use` throws
   */
  async storing<Result>(
    userId: number,
    files: readonly FileToStore[],
    use: (stored: readonly StoredFile[]) => Promise<Result>,
  ): Promise<Result> {
    const noted = files.map(({ path, ...row }) => ({
      path,
      row: { ...row, key: randomBytes(16).toString('hex') },
    }))
    const ids = await this.reserve(
      userId,
      noted.map(({ row }) => row),
    )
    try {
      await this.put(noted)
      reachFailpoint('upload-after-put')
      return await use(noted.map(({ row: { key } }, place) => ({ id: ids[place] ?? 0, key })))
    } catch (error) {
      await this.release(ids)
      throw error
    }
  }

  private async reserve(userId: number, files: readonly NewMedia[]): Promise<number[]> {
    if (files.length === 0) return []
    return await this.database.transaction().execute(async (transaction) => {
      await this.quota.assertFits(
        transaction,
        userId,
        files.reduce((sum, { bytes }) => sum + bytes, 0),
      )
      return await this.media.note(transaction, userId, files, this.clock.now())
    })
  }

  private async put(files: readonly { path: string; row: NewMedia }[]): Promise<void> {
    try {
      // One after the other: twelve at once would hold twelve parts of files in memory.
      for (const { path, row } of files)
        await this.storage.putFile(originalOf(row.key), path, row.contentType, row.bytes)
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause, message: vaultMediaMessages.storageAway })
    }
  }

  /** Whatever cannot be deleted now is nobody's, and the sweep deletes it. */
  private async release(ids: readonly number[]): Promise<void> {
    try {
      const released = await this.media.release(this.database, ids)
      for (const { key } of released) await this.storage.delete(originalOf(key))
      await this.media.forget(
        this.database,
        released.map(({ id }) => id),
      )
    } catch (error) {
      this.logger.warn({ err: error }, 'files of an upload that failed are left to the sweep')
    }
  }
}
