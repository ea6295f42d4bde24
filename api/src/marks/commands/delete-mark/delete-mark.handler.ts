import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { markDeleted } from '@vitrine/contracts/marks/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { MarkRepository } from '../../mark.repository.ts'
import { DeleteMark } from './delete-mark.command.ts'

@CommandHandler(DeleteMark)
export class DeleteMarkHandler implements ICommandHandler<DeleteMark> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly marks: MarkRepository,
  ) {}

  async execute({ actor, id, expectedRevision }: DeleteMark): Promise<void> {
    const load = (transaction: Transaction) => this.marks.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'marks.manage', load, expectedRevision },
      async (transaction, before) => {
        const revision = await this.marks.delete(transaction, before)
        return {
          result: undefined,
          events: [newEvent(markDeleted, { markId: id, revision })],
          audit: { action: 'mark.deleted', subject: { type: 'mark', id }, details: { title: before.title } },
        }
      },
    )
  }
}
