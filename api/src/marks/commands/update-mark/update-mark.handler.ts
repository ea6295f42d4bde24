import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { markUpdated } from '@vitrine/contracts/marks/events'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { MarkCheck } from '../../mark-check.ts'
import { MarkRepository } from '../../mark.repository.ts'
import { UpdateMark } from './update-mark.command.ts'

@CommandHandler(UpdateMark)
export class UpdateMarkHandler implements ICommandHandler<UpdateMark> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly marks: MarkRepository,
    private readonly check: MarkCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateMark): Promise<void> {
    assertCan(actor, 'marks.manage')
    await this.check.assertPictures(input, id)
    const load = (transaction: Transaction) => this.marks.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'marks.manage', load, expectedRevision, subject: { type: 'mark', id } },
      async (transaction, before) => {
        await this.check.assertValid(transaction, input)
        const revision = await this.marks.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(markUpdated, { markId: id, revision })],
          audit: {
            action: 'mark.updated',
            subject: { type: 'mark', id },
            details: changesBetween(before, input),
          },
        }
      },
    )
  }
}
