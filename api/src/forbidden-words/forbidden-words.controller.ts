import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/forbidden-words/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ForbiddenWordsReader } from './forbidden-words.reader.ts'
import { CreateWord } from './commands/create-word/create-word.command.ts'
import { DeleteWord } from './commands/delete-word/delete-word.command.ts'
import { UpdateWord } from './commands/update-word/update-word.command.ts'
import { findManagedWord, manageWords, wordSorts } from './queries/manage-words/manage-words.query.ts'

/** The check of a form's field, and words that staff refuse or allow, in the console's dialect. */
@Controller()
export class ForbiddenWordsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    private readonly words: ForbiddenWordsReader,
  ) {}

  @Handles(endpoints.checkText)
  async checkText(@Input() { body }: EndpointInput<typeof endpoints.checkText>) {
    return { word: (await this.words.words()).firstIn(body.text) }
  }

  @Handles(endpoints.manageWords)
  async manageWords(
    @Input() { query }: EndpointInput<typeof endpoints.manageWords>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, wordSorts)
    const { items, total } = await manageWords(this.database, list)
    void reply.header('content-range', contentRange('forbidden-words', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageWord)
  async manageWord(@Input() { params }: EndpointInput<typeof endpoints.manageWord>) {
    return await findManagedWord(this.database, params.id)
  }

  @Handles(endpoints.createWord)
  async createWord(@Input() { body }: EndpointInput<typeof endpoints.createWord>, @Who() actor: Actor) {
    return await findManagedWord(this.database, await this.commands.execute(new CreateWord(actor, body)))
  }

  @Handles(endpoints.updateWord)
  async updateWord(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateWord>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateWord(actor, params.id, body, revision))
    return await findManagedWord(this.database, params.id)
  }

  @Handles(endpoints.deleteWord)
  async deleteWord(@Input() { params }: EndpointInput<typeof endpoints.deleteWord>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteWord(actor, params.id))
  }
}
