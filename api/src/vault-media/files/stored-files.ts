import { Inject, Injectable } from '@nestjs/common'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import type { Database } from '@vitrine/database/database'
import { originalOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { randomBytes } from 'node:crypto'
import { CLOCK, DATABASE, OBJECT_STORAGE } from '../../infrastructure/tokens.ts'
import { VaultMediaRepository, type NewMedia } from '../vault-media.repository.ts'

export interface FileToStore extends Omit<NewMedia, 'key'> {
  path: string
}

/**
 * Brings files into the object storage, each noted before it is there: one that no item comes to name is
 * swept.
 */
@Injectable()
export class StoredFiles {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly media: VaultMediaRepository,
  ) {}

  /**
   * Returns the id of the row of each, in their order. @throws AppError SERVICE_UNAVAILABLE where the storage
   * is away
   */
  async store(userId: number, files: readonly FileToStore[]): Promise<{ id: number; key: string }[]> {
    const noted = files.map(({ path, ...row }) => ({
      path,
      row: { ...row, key: randomBytes(16).toString('hex') },
    }))
    const ids = await this.media.note(
      this.database,
      userId,
      noted.map(({ row }) => row),
      this.clock.now(),
    )
    try {
      // One after the other: twelve at once would hold twelve parts of files in memory.
      for (const { path, row } of noted)
        await this.storage.putFile(originalOf(row.key), path, row.contentType, row.bytes)
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause, message: vaultMediaMessages.storageAway })
    }
    reachFailpoint('upload-after-put')
    return noted.map(({ row: { key } }, place) => ({ id: ids[place] ?? 0, key }))
  }
}
