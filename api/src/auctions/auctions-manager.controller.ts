import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/auctions/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateAuction } from './commands/create-auction/create-auction.command.ts'
import { DeleteAuction } from './commands/delete-auction/delete-auction.command.ts'
import { UpdateAuction } from './commands/update-auction/update-auction.command.ts'
import {
  findManagedAuction,
  manageAuctions,
  auctionSorts,
} from './queries/manage-auctions/manage-auctions.query.ts'

/** The auctions, in the console's dialect. */
@Controller()
export class AuctionsManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageAuctions)
  async manageAuctions(
    @Input() { query }: EndpointInput<typeof endpoints.manageAuctions>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, auctionSorts)
    const { items, total } = await manageAuctions(this.database, list)
    void reply.header('content-range', contentRange('auctions', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageAuction)
  async manageAuction(@Input() { params }: EndpointInput<typeof endpoints.manageAuction>) {
    return await findManagedAuction(this.database, params.id)
  }

  @Handles(endpoints.createAuction)
  async createAuction(@Input() { body }: EndpointInput<typeof endpoints.createAuction>, @Who() actor: Actor) {
    return await findManagedAuction(
      this.database,
      await this.commands.execute(new CreateAuction(actor, body)),
    )
  }

  @Handles(endpoints.updateAuction)
  async updateAuction(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateAuction>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateAuction(actor, params.id, body, revision))
    return await findManagedAuction(this.database, params.id)
  }

  @Handles(endpoints.deleteAuction)
  async deleteAuction(
    @Input() { params }: EndpointInput<typeof endpoints.deleteAuction>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteAuction(actor, params.id))
  }
}
