import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { bookCreated } from '@vitrine/contracts/library/events'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { BookCheck } from '../../book-check.ts'
import { BookRepository } from '../../book.repository.ts'
import { CreateBook } from './create-book.command.ts'

@CommandHandler(CreateBook)
export class CreateBookHandler implements ICommandHandler<CreateBook> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly books: BookRepository,
    private readonly check: BookCheck,
  ) {}

  async execute({ actor, input }: CreateBook): Promise<number> {
    assertCan(actor, 'library.manage')
    await this.check.assertPictures(input)
    return await this.frame.run({ actor, capability: 'library.manage' }, async (transaction) => {
      await this.check.assertValid(transaction, input)
      const { id, revision } = await this.books.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(bookCreated, { bookId: id, revision })],
        audit: {
          action: 'book.created',
          subject: { type: 'book', id },
          details: { title: input.title, year: input.year },
        },
      }
    })
  }
}
