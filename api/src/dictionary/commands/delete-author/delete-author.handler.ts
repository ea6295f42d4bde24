import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorDeleted } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { DeleteAuthor } from './delete-author.command.ts'

@CommandHandler(DeleteAuthor)
export class DeleteAuthorHandler implements ICommandHandler<DeleteAuthor> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly authors: AuthorRepository,
  ) {}

  async execute({ actor, id }: DeleteAuthor): Promise<void> {
    const load = (transaction: Transaction) => this.authors.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'dictionary.manage', load, expectedRevision: undefined },
      async (transaction, author) => {
        if (await this.authors.hasArticles(transaction, id))
          throw new AppError('IN_USE', { message: dictionaryMessages.authorInUse })
        await this.authors.delete(transaction, id)
        return {
          result: undefined,
          events: [newEvent(authorDeleted, { authorId: id, revision: author.revision + 1 })],
          audit: {
            action: 'dictionary-author.deleted',
            subject: { type: 'dictionary-author', id },
            details: { name: author.full_name },
          },
        }
      },
    )
  }
}
