import { Inject, Injectable } from '@nestjs/common'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import type { NewRecord, RecordChange, VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import type { StoredRecord } from '@vitrine/domain/vault/record-rows'
import { recordAfter, refusedInRecord, soldPriceOf } from '@vitrine/domain/vault/record-rules'
import { VaultRecordsRepository, type RecordsItem } from './vault-records.repository.ts'

/** Writes the record of an item that is locked, with what it has in other tables. */
@Injectable()
export class RecordWriter {
  constructor(
    private readonly records: VaultRecordsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the record as a save leaves it.
   *
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  checked({ record, imageIds }: StoredRecord, change: RecordChange): VaultRecord {
    const fieldErrors = refusedInRecord(change, { now: this.clock.now(), imageIds })
    if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
    return recordAfter(record, change)
  }

  /** Refuses what a save would, and stores nothing. @throws AppError as `write` does */
  async assertValid(
    executor: Executor,
    item: RecordsItem,
    stored: StoredRecord,
    change: RecordChange,
  ): Promise<void> {
    this.checked(stored, change)
    const { inventoryNumber: number } = change
    if (number && (await this.records.isNumberTaken(executor, item, number))) throw numberTaken()
  }

  /** Refuses what the first save of a new item would. @throws AppError as `write` does */
  async assertValidOfNew(executor: Executor, userId: number, record: NewRecord): Promise<void> {
    const fieldErrors = refusedInRecord(record, { now: this.clock.now(), imageIds: [] })
    if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
    const { inventoryNumber: number } = record
    if (number && (await this.records.isNumberTaken(executor, { id: 0, userId }, number))) throw numberTaken()
  }

  /**
   * The same for several items, all or none. Returns an event for each.
   *
   * @param changeOf what is changed of a record
   */
  async writeSeveral(
    transaction: Transaction,
    items: readonly RecordsItem[],
    records: readonly StoredRecord[],
    changeOf: (stored: StoredRecord) => RecordChange,
  ): Promise<NewEvent[]> {
    const events: NewEvent[] = []
    for (const item of items) {
      const stored = records.find(({ itemId }) => itemId === item.id)
      if (!stored) continue
      const revision = await this.write(transaction, item, stored, changeOf(stored))
      events.push(newEvent(vaultItemUpdated, { itemId: item.id, revision }))
    }
    return events
  }

  /**
   * Returns the item's new revision.
   *
   * @throws AppError VALIDATION_FAILED; ALREADY_EXISTS at `inventoryNumber`
   */
  async write(
    transaction: Transaction,
    item: RecordsItem,
    stored: StoredRecord,
    change: RecordChange,
  ): Promise<number> {
    const after = this.checked(stored, change)
    const { inventoryNumber: number } = change
    if (number && !(await this.records.claimNumber(transaction, item, number))) throw numberTaken()
    await this.records.writeColumns(transaction, item, after)
    if (change.costs !== undefined) await this.records.writeCosts(transaction, item.id, after.costs)
    if (change.valuations !== undefined)
      await this.records.writeValuations(transaction, item.id, after.valuations)
    if (change.photoRoles !== undefined) await this.records.writeRoles(transaction, item.id, after.photoRoles)
    const saysOwnership = [change.ownership, change.ownershipPrice, change.ownershipCurrency].some(
      (value) => value !== undefined,
    )
    return await this.records.raiseRevision(
      transaction,
      item,
      saysOwnership ? { sold_price: soldPriceOf(after) } : {},
      this.clock.now(),
    )
  }
}

function numberTaken(): AppError {
  return fieldRefused('ALREADY_EXISTS', 'inventoryNumber', 'exists', messages.numberTaken)
}
