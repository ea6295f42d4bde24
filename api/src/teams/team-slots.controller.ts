import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/teams/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { readTeamSlots } from '@vitrine/domain/teams/teams'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { BILLING, CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { IdempotentCalls, idempotencyKeyOf } from '../memberships/idempotent-calls.ts'
import { AddSlots } from './add-slots.command.ts'
import { previewSlotPrice } from './queries/preview-slot-price.query.ts'

/** Slots, which the admin's plan is billed by. */
@Controller()
export class TeamSlotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calls: IdempotentCalls,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.previewSlotPrice)
  async preview(
    @Input() { query: { quantity, currency, product } }: EndpointInput<typeof endpoints.previewSlotPrice>,
    @Who() { userId }: Actor,
  ) {
    return await previewSlotPrice(
      { executor: this.database, providers: this.billing.providers, now: this.clock.now() },
      userId,
      { quantity, currency, ratePlan: product },
    )
  }

  @Handles(endpoints.addSlots)
  async add(
    @Input() { body }: EndpointInput<typeof endpoints.addSlots>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { pending } = await this.calls.once(
      { userId: actor.userId, path: endpoints.addSlots.path, key: idempotencyKeyOf(request), body },
      () => this.commands.execute(new AddSlots(actor, body)),
    )
    if (pending) void reply.status(202)
    const { slots } = await readTeamSlots(this.database, actor.userId, this.clock.now())
    return { response: { slots, pending } }
  }
}
