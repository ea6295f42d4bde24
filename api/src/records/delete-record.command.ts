import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../commands/command-frame.ts'
import type { StaffRecord } from './define-record.ts'
import { deleteRow, lockRecord } from './record-rows.ts'

export class DeleteRecord extends Command<void> {
  constructor(
    readonly record: StaffRecord,
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeleteRecord)
export class DeleteRecordHandler implements ICommandHandler<DeleteRecord> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ record, actor, id, expectedRevision }: DeleteRecord): Promise<void> {
    const { name, capability, events } = record
    const load = (transaction: Transaction) => lockRecord(transaction, record, id)
    await this.frame.change({ actor, capability, load, expectedRevision }, async (transaction, before) => {
      await record.beforeDelete?.(transaction, before)
      const revision = await deleteRow(transaction, record, before)
      await record.afterDelete?.(transaction, before)
      return {
        result: undefined,
        events: events ? [events.deleted(id, revision)] : [],
        audit: {
          action: `${name}.deleted`,
          subject: { type: name, id },
          details: record.audit.deleted(before),
        },
      }
    })
  }
}
