import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { markCreated } from '@vitrine/contracts/marks/events'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { MarkCheck } from '../../mark-check.ts'
import { MarkRepository } from '../../mark.repository.ts'
import { CreateMark } from './create-mark.command.ts'

@CommandHandler(CreateMark)
export class CreateMarkHandler implements ICommandHandler<CreateMark> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly marks: MarkRepository,
    private readonly check: MarkCheck,
  ) {}

  async execute({ actor, input }: CreateMark): Promise<number> {
    assertCan(actor, 'marks.manage')
    await this.check.assertPictures(input)
    return await this.frame.run({ actor, capability: 'marks.manage' }, async (transaction) => {
      await this.check.assertValid(transaction, input)
      const { id, revision } = await this.marks.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(markCreated, { markId: id, revision })],
        audit: { action: 'mark.created', subject: { type: 'mark', id }, details: { title: input.title } },
      }
    })
  }
}
