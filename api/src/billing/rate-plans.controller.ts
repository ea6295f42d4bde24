import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/billing/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateRatePlan } from './create-rate-plan.command.ts'
import { UpdateRatePlan } from './update-rate-plan.command.ts'
import { findRatePlan, manageRatePlans, ratePlanSorts } from './queries/manage-rate-plans.query.ts'

/** Prices, in the console's dialect. */
@Controller()
export class RatePlansController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.manageRatePlans)
  async manage(
    @Input() { query }: EndpointInput<typeof endpoints.manageRatePlans>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, ratePlanSorts)
    return respondWithRows(reply, 'rate-plans', list, await manageRatePlans(this.database, list))
  }

  @Handles(endpoints.manageRatePlan)
  async manageOne(@Input() { params }: EndpointInput<typeof endpoints.manageRatePlan>) {
    return await findRatePlan(this.database, params.id)
  }

  @Handles(endpoints.createRatePlan)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createRatePlan>, @Who() actor: Actor) {
    return await findRatePlan(this.database, await this.commands.execute(new CreateRatePlan(actor, body)))
  }

  @Handles(endpoints.updateRatePlan)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateRatePlan>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await findRatePlan(
      this.database,
      await this.commands.execute(new UpdateRatePlan(actor, params.id, body, revision)),
    )
  }
}
