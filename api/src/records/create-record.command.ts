import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FieldError } from '@vitrine/contracts/errors'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import type { StaffRecord } from './define-record.ts'
import { insertRow } from './record-rows.ts'

/** Returns the new record's id. */
export class CreateRecord<Input extends object = object> extends Command<number> {
  constructor(
    readonly record: StaffRecord<Input>,
    readonly actor: Actor,
    readonly input: Input,
  ) {
    super()
  }
}

@CommandHandler(CreateRecord)
export class CreateRecordHandler implements ICommandHandler<CreateRecord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly pictures: PictureCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ record, actor, input }: CreateRecord): Promise<number> {
    const { name, capability, pictures, events } = record
    assertCan(actor, capability)
    if (pictures) await this.pictures.assertUsable(pictures.of(input), pictures)
    return await this.frame.run({ actor, capability }, async (transaction) => {
      const now = this.clock.now()
      const columnsOfNew = (await record.columnsOfNew?.(transaction, now)) ?? {}
      assertNoFieldErrors(await record.check?.(transaction, { input, before: null, now }))
      const { id, revision } = await insertRow(transaction, record, { input, now, columnsOfNew })
      await record.afterWrite?.(transaction, id, input)
      return {
        result: id,
        events: events ? [events.created(id, revision)] : [],
        audit: {
          action: `${name}.created`,
          subject: { type: name, id },
          details: record.audit.created(input),
        },
      }
    })
  }
}

/** @throws AppError VALIDATION_FAILED with these fields */
export function assertNoFieldErrors(fieldErrors: readonly FieldError[] = []): void {
  if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
}
