import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import type { Clock } from '@vitrine/platform/clock'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { assertNoFieldErrors } from './create-record.command.ts'
import type { StaffRecord } from './define-record.ts'
import { findRow, lockRecord, updateRow } from './record-rows.ts'

export class UpdateRecord<Input extends object = object> extends Command<void> {
  constructor(
    readonly record: StaffRecord<Input>,
    readonly actor: Actor,
    readonly id: number,
    readonly input: Input,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateRecord)
export class UpdateRecordHandler implements ICommandHandler<UpdateRecord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly pictures: PictureCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ record, actor, id, input, expectedRevision }: UpdateRecord): Promise<void> {
    const { name, capability, pictures, events } = record
    assertCan(actor, capability)
    if (pictures)
      await this.pictures.assertUsable(pictures.of(input), pictures, async (database) => {
        const row = await findRow(database, record, id)
        return row ? pictures.stored(row) : []
      })
    const subject = { type: name, id }
    const load = (transaction: Transaction) => lockRecord(transaction, record, id)
    await this.frame.change(
      { actor, capability, load, expectedRevision, subject },
      async (transaction, before) => {
        const now = this.clock.now()
        assertNoFieldErrors(await record.check?.(transaction, { input, before, now }))
        const revision = await updateRow(transaction, record, id, { input, now })
        await record.afterWrite?.(transaction, id, input)
        return {
          result: undefined,
          events: events ? [events.updated(id, revision)] : [],
          audit: {
            action: `${name}.updated`,
            subject,
            details: record.audit.updated?.(before, input) ?? changesBetween({ ...before }, input),
          },
        }
      },
    )
  }
}
