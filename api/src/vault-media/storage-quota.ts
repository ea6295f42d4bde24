import { Inject, Injectable } from '@nestjs/common'
import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import type { ManagedStorage } from '@vitrine/contracts/vault-media/schemas'
import { storageFull, type StoredAndAllowed } from '@vitrine/contracts/vault-media/storage'
import type { Database, Executor, Transaction } from '@vitrine/database/database'
import {
  lockStorage,
  readAllowedBytes,
  readDeletedBytes,
  readUsedBytes,
} from '@vitrine/domain/vault/stored-bytes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'

/** How many bytes of files a member may store. Whoever is above keeps everything: only new files are refused. */
@Injectable()
export class StorageQuota {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'VAULT_QUOTA_GB'>,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(executor: Executor, userId: number): Promise<ManagedStorage> {
    const quota = await this.quotaOf(executor, userId)
    const usedBytes = await readUsedBytes(executor, userId)
    return { ...quota, usedBytes, deletedBytes: await readDeletedBytes(executor, userId) }
  }

  /**
   * Before a body is read that must hold a file: refuses it where nothing is free.
   *
   * @param statedBytes of the body; undefined where its sender does not say
   * @throws AppError LIMIT_REACHED
   */
  async assertRoom(userId: number, statedBytes: number | undefined): Promise<void> {
    if (statedBytes === undefined || statedBytes <= vaultMediaLimits.bodyWithoutFileMax) return
    const { usedBytes, allowedBytes } = await this.read(this.database, userId)
    if (usedBytes >= allowedBytes) throw limitReached({ usedBytes, allowedBytes })
  }

  /**
   * Lets new files in where they fit. Call it in the transaction that inserts their rows, which are the
   * reservation.
   *
   * @throws AppError LIMIT_REACHED
   */
  async assertFits(transaction: Transaction, userId: number, bytes: number): Promise<void> {
    await lockStorage(transaction, userId)
    const { allowedBytes } = await this.quotaOf(transaction, userId)
    const usedBytes = await readUsedBytes(transaction, userId)
    if (usedBytes + bytes > allowedBytes) throw limitReached({ usedBytes, allowedBytes })
  }

  private async quotaOf(executor: Executor, userId: number) {
    const { VAULT_QUOTA_GB: quotas } = this.config
    const quota = await readAllowedBytes(executor, userId, { quotas, now: this.clock.now() })
    if (!quota) throw new AppError('NOT_FOUND')
    return quota
  }
}

function limitReached(storage: StoredAndAllowed): AppError {
  return new AppError('LIMIT_REACHED', { message: storageFull(storage), storage })
}
