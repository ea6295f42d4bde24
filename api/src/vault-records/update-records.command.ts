import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { BulkRecordInput } from '@vitrine/contracts/vault-records/bulk'
import { byOwner, recordingItemChanges, recordSets } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { loadRecords } from '@vitrine/domain/vault/record-rows'
import { RecordWriter } from './record-writer.ts'
import { VaultRecordsRepository } from './vault-records.repository.ts'

/** The same values for several items, all or none. Returns the ids of those that are the caller's. */
export class UpdateRecords extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: BulkRecordInput,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(UpdateRecords)
export class UpdateRecordsHandler implements ICommandHandler<UpdateRecords> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly records: VaultRecordsRepository,
    private readonly writer: RecordWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { objects, values }, changeSet }: UpdateRecords): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const found = await this.records.lockSeveral(transaction, objects, actor.userId)
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const ids = found.map(({ id }) => id)
      const records = await loadRecords(
        transaction,
        sql`WHERE item.id = ANY(${ids}::bigint[]) ORDER BY item.id`,
      )
      const events = await recordingItemChanges(
        transaction,
        { items: ids, compared: recordSets, by: byOwner, at: this.clock.now(), changeSet },
        () => this.writer.writeSeveral(transaction, found, records, () => values),
      )
      // What members keep in their own vault nobody audits.
      return { result: ids, events, audit: null }
    })
  }
}
