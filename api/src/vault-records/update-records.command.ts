import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { BulkRecordInput } from '@vitrine/contracts/vault-records/bulk'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { loadRecords } from './record-rows.ts'
import { RecordWriter } from './record-writer.ts'
import { VaultRecordsRepository } from './vault-records.repository.ts'

/** The same values for several items, all or none. Returns the ids of those that are the caller's. */
export class UpdateRecords extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: BulkRecordInput,
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
  ) {}

  async execute({ actor, input: { objects, values } }: UpdateRecords): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const found = await this.records.lockSeveral(transaction, objects, actor.userId)
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const ids = found.map(({ id }) => id)
      const records = await loadRecords(
        transaction,
        sql`WHERE item.id = ANY(${ids}::bigint[]) ORDER BY item.id`,
      )
      const events = []
      for (const item of found) {
        const stored = records.find(({ itemId }) => itemId === item.id)
        if (!stored) continue
        const revision = await this.writer.write(transaction, item, stored, values)
        events.push(newEvent(vaultItemUpdated, { itemId: item.id, revision }))
      }
      // What members keep in their own vault nobody audits.
      return { result: ids, events, audit: null }
    })
  }
}
