import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { bookUpdated } from '@vitrine/contracts/library/events'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { BookCheck } from '../../book-check.ts'
import { BookRepository } from '../../book.repository.ts'
import { UpdateBook } from './update-book.command.ts'

@CommandHandler(UpdateBook)
export class UpdateBookHandler implements ICommandHandler<UpdateBook> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly books: BookRepository,
    private readonly check: BookCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateBook): Promise<void> {
    assertCan(actor, 'library.manage')
    await this.check.assertPictures(input, id)
    const load = (transaction: Transaction) => this.books.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'library.manage', load, expectedRevision, subject: { type: 'book', id } },
      async (transaction, before) => {
        await this.check.assertValid(transaction, input)
        const revision = await this.books.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(bookUpdated, { bookId: id, revision })],
          audit: {
            action: 'book.updated',
            subject: { type: 'book', id },
            details: changesBetween({ ...before, authors: before.author_names }, input),
          },
        }
      },
    )
  }
}
