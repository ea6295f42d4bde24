import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateAuthor } from './commands/create-author/create-author.command.ts'
import { DeleteAuthor } from './commands/delete-author/delete-author.command.ts'
import { UpdateAuthor } from './commands/update-author/update-author.command.ts'
import {
  authorSorts,
  findManagedAuthor,
  manageAuthors,
} from './queries/manage-authors/manage-authors.query.ts'

/** Authors, in the console's dialect. */
@Controller()
export class AuthorsManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageAuthors)
  async manageAuthors(
    @Input() { query }: EndpointInput<typeof endpoints.manageAuthors>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, authorSorts)
    const { items, total } = await manageAuthors(this.database, list)
    void reply.header('content-range', contentRange('authors', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageAuthor)
  async manageAuthor(@Input() { params }: EndpointInput<typeof endpoints.manageAuthor>) {
    return await findManagedAuthor(this.database, params.id)
  }

  @Handles(endpoints.createAuthor)
  async createAuthor(@Input() { body }: EndpointInput<typeof endpoints.createAuthor>, @Who() actor: Actor) {
    return await findManagedAuthor(this.database, await this.commands.execute(new CreateAuthor(actor, body)))
  }

  @Handles(endpoints.updateAuthor)
  async updateAuthor(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateAuthor>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateAuthor(actor, params.id, body, revision))
    return await findManagedAuthor(this.database, params.id)
  }

  @Handles(endpoints.deleteAuthor)
  async deleteAuthor(@Input() { params }: EndpointInput<typeof endpoints.deleteAuthor>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteAuthor(actor, params.id))
  }
}
