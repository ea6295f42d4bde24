import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/newsletter/admin-endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ExportSubscribers } from './export-subscribers.command.ts'
import { ImportSubscribers } from './import-subscribers.command.ts'
import { listSubscribers, subscriberSorts } from './queries/list-subscribers.query.ts'

/** Who has agreed to get mailings. */
@Controller()
export class SubscribersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listSubscribers)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.listSubscribers>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, subscriberSorts)
    return respondWithRows(reply, 'newsletter-subscribers', list, await listSubscribers(this.database, list))
  }

  @Handles(endpoints.importSubscribers)
  async importThem(
    @Input() { body }: EndpointInput<typeof endpoints.importSubscribers>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new ImportSubscribers(actor, body))
  }

  @Handles(endpoints.exportSubscribers)
  async exportThem(@Input() _: EndpointInput<typeof endpoints.exportSubscribers>, @Who() actor: Actor) {
    return await this.commands.execute(new ExportSubscribers(actor))
  }
}
