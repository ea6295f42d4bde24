import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { forbiddenWordDeleted } from '@vitrine/contracts/forbidden-words/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ForbiddenWordRepository } from '../../forbidden-word.repository.ts'
import { DeleteWord } from './delete-word.command.ts'

@CommandHandler(DeleteWord)
export class DeleteWordHandler implements ICommandHandler<DeleteWord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly words: ForbiddenWordRepository,
  ) {}

  async execute({ actor, id }: DeleteWord): Promise<void> {
    const load = (transaction: Transaction) => this.words.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'vault.manage', load, expectedRevision: undefined },
      async (transaction, before) => {
        await this.words.delete(transaction, id)
        return {
          result: undefined,
          events: [newEvent(forbiddenWordDeleted, { wordId: id, revision: before.revision + 1 })],
          audit: {
            action: 'forbidden-word.deleted',
            subject: { type: 'forbidden-word', id },
            details: { name: before.word, isAllowed: before.isAllowed },
          },
        }
      },
    )
  }
}
