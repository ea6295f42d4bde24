import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/partners/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreatePartner } from './commands/create-partner/create-partner.command.ts'
import { DeletePartner } from './commands/delete-partner/delete-partner.command.ts'
import { MovePartner } from './commands/move-partner/move-partner.command.ts'
import { UpdatePartner } from './commands/update-partner/update-partner.command.ts'
import {
  findManagedPartner,
  managePartners,
  partnerSorts,
} from './queries/manage-partners/manage-partners.query.ts'

/** Partners, in the console's dialect. */
@Controller()
export class PartnersManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.managePartners)
  async managePartners(
    @Input() { query }: EndpointInput<typeof endpoints.managePartners>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, partnerSorts)
    const { items, total } = await managePartners(this.database, list)
    void reply.header('content-range', contentRange('partners', list, items.length, total))
    return items
  }

  @Handles(endpoints.managePartner)
  async managePartner(@Input() { params }: EndpointInput<typeof endpoints.managePartner>) {
    return await findManagedPartner(this.database, params.id)
  }

  @Handles(endpoints.createPartner)
  async createPartner(@Input() { body }: EndpointInput<typeof endpoints.createPartner>, @Who() actor: Actor) {
    return await findManagedPartner(
      this.database,
      await this.commands.execute(new CreatePartner(actor, body)),
    )
  }

  @Handles(endpoints.updatePartner)
  async updatePartner(
    @Input() { params, body }: EndpointInput<typeof endpoints.updatePartner>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdatePartner(actor, params.id, body, revision))
    return await findManagedPartner(this.database, params.id)
  }

  @Handles(endpoints.movePartner)
  async movePartner(
    @Input() { params, body }: EndpointInput<typeof endpoints.movePartner>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new MovePartner(actor, params.id, body.place))
    return await findManagedPartner(this.database, params.id)
  }

  @Handles(endpoints.deletePartner)
  async deletePartner(
    @Input() { params }: EndpointInput<typeof endpoints.deletePartner>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeletePartner(actor, params.id))
  }
}
