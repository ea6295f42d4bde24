import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/billing/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { contentRange, parseSimpleRest } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateDiscountCode } from './commands/create-discount-code/create-discount-code.command.ts'
import { DeleteDiscountCode } from './commands/delete-discount-code/delete-discount-code.command.ts'
import { UpdateDiscountCode } from './commands/update-discount-code/update-discount-code.command.ts'
import {
  discountCodeSorts,
  findDiscountCode,
  manageDiscountCodes,
} from './queries/manage-discount-codes/manage-discount-codes.query.ts'

/** Discount codes, in the console's dialect. */
@Controller()
export class DiscountCodesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageDiscountCodes)
  async manage(
    @Input() { query }: EndpointInput<typeof endpoints.manageDiscountCodes>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, discountCodeSorts)
    const { items, total } = await manageDiscountCodes(this.database, list)
    void reply.header('content-range', contentRange('discount-codes', list, items.length, total))
    return items
  }

  @Handles(endpoints.manageDiscountCode)
  async manageOne(@Input() { params }: EndpointInput<typeof endpoints.manageDiscountCode>) {
    return await findDiscountCode(this.database, params.id)
  }

  @Handles(endpoints.createDiscountCode)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createDiscountCode>, @Who() actor: Actor) {
    return await findDiscountCode(
      this.database,
      await this.commands.execute(new CreateDiscountCode(actor, body)),
    )
  }

  @Handles(endpoints.updateDiscountCode)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateDiscountCode>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdateDiscountCode(actor, params.id, body, revision))
    return await findDiscountCode(this.database, params.id)
  }

  @Handles(endpoints.deleteDiscountCode)
  async delete(@Input() { params }: EndpointInput<typeof endpoints.deleteDiscountCode>, @Who() actor: Actor) {
    await this.commands.execute(new DeleteDiscountCode(actor, params.id))
  }
}
