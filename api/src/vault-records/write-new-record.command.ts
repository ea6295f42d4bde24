import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { RecordInput } from '@vitrine/contracts/vault-records/schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { findRecord } from '@vitrine/domain/vault/record-rows'
import { RecordWriter } from './record-writer.ts'
import { VaultRecordsRepository } from './vault-records.repository.ts'

/**
 * The record of an item that the caller's transaction has just created, in that transaction. Returns the
 * item's revision.
 */
export class WriteNewRecord extends Command<number> {
  constructor(
    readonly transaction: Transaction,
    readonly item: { id: number; userId: number },
    readonly input: RecordInput,
  ) {
    super()
  }
}

@CommandHandler(WriteNewRecord)
export class WriteNewRecordHandler implements ICommandHandler<WriteNewRecord> {
  constructor(
    private readonly records: VaultRecordsRepository,
    private readonly writer: RecordWriter,
  ) {}

  async execute({ transaction, item: { id, userId }, input }: WriteNewRecord): Promise<number> {
    const item = await this.records.lock(transaction, id, userId)
    const stored = await findRecord(transaction, userId, id)
    if (!item || !stored) throw new AppError('NOT_FOUND')
    return await this.writer.write(transaction, item, stored, input)
  }
}
