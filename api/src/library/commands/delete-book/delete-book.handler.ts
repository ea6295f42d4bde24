import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { bookDeleted } from '@vitrine/contracts/library/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { BookRepository } from '../../book.repository.ts'
import { DeleteBook } from './delete-book.command.ts'

@CommandHandler(DeleteBook)
export class DeleteBookHandler implements ICommandHandler<DeleteBook> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly books: BookRepository,
  ) {}

  async execute({ actor, id, expectedRevision }: DeleteBook): Promise<void> {
    const load = (transaction: Transaction) => this.books.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'library.manage', load, expectedRevision },
      async (transaction, before) => {
        const revision = await this.books.delete(transaction, before)
        return {
          result: undefined,
          events: [newEvent(bookDeleted, { bookId: id, revision })],
          audit: { action: 'book.deleted', subject: { type: 'book', id }, details: { title: before.title } },
        }
      },
    )
  }
}
