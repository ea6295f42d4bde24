import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/price-guide/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateSoldItem } from './commands/create-sold-item/create-sold-item.command.ts'
import { DeleteSoldItem } from './commands/delete-sold-item/delete-sold-item.command.ts'
import { UpdateSoldItem } from './commands/update-sold-item/update-sold-item.command.ts'
import {
  findManagedSoldItem,
  manageSoldItems,
  soldItemSorts,
} from './queries/manage-sold-items/manage-sold-items.query.ts'

/** Sold items, in the console's dialect. */
@Controller()
export class SoldItemsManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageSoldItems)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.manageSoldItems>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, soldItemSorts)
    const { items, total } = await manageSoldItems(this.database, list)
    void reply.header('content-range', contentRange('sold-items', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageSoldItem)
  async manageSoldItem(@Input() { params }: EndpointInput<typeof endpoints.manageSoldItem>) {
    return await findManagedSoldItem(this.database, params.id)
  }

  @Handles(endpoints.createSoldItem)
  async createSoldItem(
    @Input() { body }: EndpointInput<typeof endpoints.createSoldItem>,
    @Who() actor: Actor,
  ) {
    return await findManagedSoldItem(
      this.database,
      await this.commands.execute(new CreateSoldItem(actor, body)),
    )
  }

  @Handles(endpoints.updateSoldItem)
  async updateSoldItem(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateSoldItem>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateSoldItem(actor, params.id, body, revision))
    return await findManagedSoldItem(this.database, params.id)
  }

  @Handles(endpoints.deleteSoldItem)
  async deleteSoldItem(
    @Input() { params }: EndpointInput<typeof endpoints.deleteSoldItem>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DeleteSoldItem(actor, params.id, revision))
  }
}
