import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/synonyms/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateSynonym } from './commands/create-synonym/create-synonym.command.ts'
import { DeleteSynonym } from './commands/delete-synonym/delete-synonym.command.ts'
import { UpdateSynonym } from './commands/update-synonym/update-synonym.command.ts'
import {
  findManagedSynonym,
  manageSynonyms,
  synonymSorts,
} from './queries/manage-synonyms/manage-synonyms.query.ts'

/** The synonyms, in the console's dialect. */
@Controller()
export class SynonymsManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageSynonyms)
  async manageSynonyms(
    @Input() { query }: EndpointInput<typeof endpoints.manageSynonyms>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, synonymSorts)
    const { items, total } = await manageSynonyms(this.database, list)
    void reply.header('content-range', contentRange('synonyms', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageSynonym)
  async manageSynonym(@Input() { params }: EndpointInput<typeof endpoints.manageSynonym>) {
    return await findManagedSynonym(this.database, params.id)
  }

  @Handles(endpoints.createSynonym)
  async createSynonym(@Input() { body }: EndpointInput<typeof endpoints.createSynonym>, @Who() actor: Actor) {
    return await findManagedSynonym(
      this.database,
      await this.commands.execute(new CreateSynonym(actor, body)),
    )
  }

  @Handles(endpoints.updateSynonym)
  async updateSynonym(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateSynonym>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateSynonym(actor, params.id, body, revision))
    return await findManagedSynonym(this.database, params.id)
  }

  @Handles(endpoints.deleteSynonym)
  async deleteSynonym(
    @Input() { params }: EndpointInput<typeof endpoints.deleteSynonym>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteSynonym(actor, params.id))
  }
}
