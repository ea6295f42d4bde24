import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { forbiddenWordCreated } from '@vitrine/contracts/forbidden-words/events'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ForbiddenWordRepository } from '../../forbidden-word.repository.ts'
import { CreateWord } from './create-word.command.ts'

@CommandHandler(CreateWord)
export class CreateWordHandler implements ICommandHandler<CreateWord> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly words: ForbiddenWordRepository,
  ) {}

  async execute({ actor, input }: CreateWord): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.manage' }, async (transaction) => {
      const { id, revision } = await this.words.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(forbiddenWordCreated, { wordId: id, revision })],
        audit: {
          action: 'forbidden-word.created',
          subject: { type: 'forbidden-word', id },
          details: { name: input.word, isAllowed: input.isAllowed },
        },
      }
    })
  }
}
