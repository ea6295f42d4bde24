import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/library/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateBook } from './commands/create-book/create-book.command.ts'
import { DeleteBook } from './commands/delete-book/delete-book.command.ts'
import { UpdateBook } from './commands/update-book/update-book.command.ts'
import { findManagedBook, manageBooks, bookSorts } from './queries/manage-books/manage-books.query.ts'

/** Books, in the console's dialect. */
@Controller()
export class BooksManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageBooks)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.manageBooks>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, bookSorts)
    const { items, total } = await manageBooks(this.database, list)
    void reply.header('content-range', contentRange('books', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageBook)
  async manageBook(@Input() { params }: EndpointInput<typeof endpoints.manageBook>) {
    return await findManagedBook(this.database, params.id)
  }

  @Handles(endpoints.createBook)
  async createBook(@Input() { body }: EndpointInput<typeof endpoints.createBook>, @Who() actor: Actor) {
    return await findManagedBook(this.database, await this.commands.execute(new CreateBook(actor, body)))
  }

  @Handles(endpoints.updateBook)
  async updateBook(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateBook>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateBook(actor, params.id, body, revision))
    return await findManagedBook(this.database, params.id)
  }

  @Handles(endpoints.deleteBook)
  async deleteBook(
    @Input() { params }: EndpointInput<typeof endpoints.deleteBook>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DeleteBook(actor, params.id, revision))
  }
}
