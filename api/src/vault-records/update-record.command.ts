import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { RecordInput } from '@vitrine/contracts/vault-records/schemas'
import type { Executor } from '@vitrine/database/database'
import { byOwner, recordingItemChanges, recordSets } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { findRecord, type StoredRecord } from '@vitrine/domain/vault/record-rows'
import { RecordWriter } from './record-writer.ts'
import { VaultRecordsRepository } from './vault-records.repository.ts'

/** What a save leaves, for the response and its ETag. */
export interface SavedRecord {
  id: number
  revision: number
}

export interface UpdateRecordOptions {
  validationOnly: boolean
  /** The revision of the item that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** By which the owner can undo the change. */
  changeSet?: string | undefined
}

/** Only checked, the item stays as it is, with the revision that it has. */
export class UpdateRecord extends Command<SavedRecord> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: RecordInput,
    readonly options: UpdateRecordOptions,
  ) {
    super()
  }
}

@CommandHandler(UpdateRecord)
export class UpdateRecordHandler implements ICommandHandler<UpdateRecord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly records: VaultRecordsRepository,
    private readonly writer: RecordWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input, options }: UpdateRecord): Promise<SavedRecord> {
    const { validationOnly, expectedRevision, changeSet } = options
    const by = { actor, capability: 'vault.change', expectedRevision } as const
    if (validationOnly)
      return await this.frame.check(
        { ...by, load: (database) => this.records.find(database, id, actor.userId) },
        async (database, item) => {
          const stored = await this.stored(database, actor.userId, id)
          await this.writer.assertValid(database, item, stored, input)
          return { id, revision: item.revision }
        },
      )
    return await this.frame.change(
      { ...by, load: (transaction) => this.records.lock(transaction, id, actor.userId) },
      async (transaction, item) => {
        const stored = await this.stored(transaction, actor.userId, id)
        const revision = await recordingItemChanges(
          transaction,
          { items: [id], compared: recordSets, by: byOwner, at: this.clock.now(), changeSet },
          () => this.writer.write(transaction, item, stored, input),
        )
        return {
          result: { id, revision },
          events: [newEvent(vaultItemUpdated, { itemId: id, revision })],
          // What members keep in their own vault nobody audits.
          audit: null,
        }
      },
    )
  }

  private async stored(executor: Executor, userId: number, id: number): Promise<StoredRecord> {
    const found = await findRecord(executor, userId, id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }
}
