import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { forbiddenWordUpdated } from '@vitrine/contracts/forbidden-words/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ForbiddenWordRepository } from '../../forbidden-word.repository.ts'
import { UpdateWord } from './update-word.command.ts'

@CommandHandler(UpdateWord)
export class UpdateWordHandler implements ICommandHandler<UpdateWord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly words: ForbiddenWordRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateWord): Promise<void> {
    const load = (transaction: Transaction) => this.words.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'vault.manage', load, expectedRevision, subject: { type: 'forbidden-word', id } },
      async (transaction, before) => {
        const revision = await this.words.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(forbiddenWordUpdated, { wordId: id, revision })],
          audit: {
            action: 'forbidden-word.updated',
            subject: { type: 'forbidden-word', id },
            details: {
              name: input.word,
              word: { from: before.word, to: input.word },
              isAllowed: { from: before.isAllowed, to: input.isAllowed },
            },
          },
        }
      },
    )
  }
}
