import { Inject, Injectable } from '@nestjs/common'
import type { StorageUse } from '@vitrine/contracts/operations/schemas'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { CLOCK, LOGGER, OBJECT_STORAGE } from '../infrastructure/tokens.ts'

const COUNTED_EVERY = { minutes: 10 }

/** Counts what lies in the storage while nobody waits for it: a large bucket takes minutes. */
@Injectable()
export class StorageMeter {
  private last: StorageUse['everything'] = null
  private counting: Promise<void> | null = null

  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The last count, null before the first one is done. Begins another where it is older than ten minutes. */
  read(): StorageUse['everything'] {
    if (!this.last || new Date(this.last.countedAt) < timeBefore(this.clock.now(), COUNTED_EVERY))
      void this.count()
    return this.last
  }

  /** Those who ask at once share one count. Never fails: health says that the storage is away. */
  async count(): Promise<void> {
    this.counting ??= this.countAll().finally(() => {
      this.counting = null
    })
    await this.counting
  }

  private async countAll(): Promise<void> {
    try {
      this.last = { ...(await this.storage.measure()), countedAt: this.clock.now().toISOString() }
    } catch (error) {
      this.logger.warn({ err: error }, 'the storage could not be counted; it will be tried again')
    }
  }
}
