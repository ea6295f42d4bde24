import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/memberships/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../http/client-address.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import type { VitrineRequest } from '../http/request.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { CancelMembership } from './cancel-membership.command.ts'
import { ChangePaymentMethod } from './change-payment-method.command.ts'
import { CompleteCheckout } from './complete-checkout.command.ts'
import { ConvertTrial } from './convert-trial.command.ts'
import { ReactivateMembership } from './reactivate-membership.command.ts'
import { UpdateSubscription } from './update-subscription.command.ts'
import { WithdrawChange } from './withdraw-change.command.ts'
import { DiscountCodeGuesses } from './discount-code-guesses.ts'
import { IdempotentCalls, idempotencyKeyOf } from './idempotent-calls.ts'
import { readMemberBilling } from './member-billing.ts'
import { findOwnCheckout, readCheckout } from './queries/read-checkout.query.ts'

/** What a member changes. Whatever takes money may name the opened dialog by an Idempotency-Key. */
@Controller()
export class MembershipChangesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calls: IdempotentCalls,
    private readonly guesses: DiscountCodeGuesses,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.updateSubscription)
  async update(
    @Input() { body }: EndpointInput<typeof endpoints.updateSubscription>,
    @Who() actor: Actor,
    @Req() request: VitrineRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.guesses.count(request, actor.userId, body.discountCode)
    const outcome = await this.calls.once(
      { userId: actor.userId, path: endpoints.updateSubscription.path, key: idempotencyKeyOf(request), body },
      () => this.commands.execute(new UpdateSubscription(actor, body, networkOf(request))),
    )
    if (outcome.pending) void reply.status(202)
    const { standing } = await readMemberBilling(this.database, actor.userId, this.clock.now())
    return {
      response: { status: standing.subscriptionStatus, pending: outcome.pending },
      ...(outcome.redirectWithWindowHref !== undefined && {
        redirectWithWindowHref: outcome.redirectWithWindowHref,
      }),
    }
  }

  @Handles(endpoints.convertTrial)
  async convertTrial(
    @Input() { body }: EndpointInput<typeof endpoints.convertTrial>,
    @Who() actor: Actor,
    @Req() request: VitrineRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.guesses.count(request, actor.userId, body.discountCode)
    const { pending, redirectWithWindowHref } = await this.calls.once(
      { userId: actor.userId, path: endpoints.convertTrial.path, key: idempotencyKeyOf(request), body },
      () => this.commands.execute(new ConvertTrial(actor, body.discountCode)),
    )
    if (pending) void reply.status(202)
    return {
      success: true as const,
      pending,
      ...(redirectWithWindowHref !== undefined && { redirectWithWindowHref }),
    }
  }

  @Handles(endpoints.withdrawChange)
  async withdrawChange(@Input() _input: EndpointInput<typeof endpoints.withdrawChange>, @Who() actor: Actor) {
    await this.commands.execute(new WithdrawChange(actor))
    return { success: true as const }
  }

  @Handles(endpoints.cancelMembership)
  async cancel(@Input() _input: EndpointInput<typeof endpoints.cancelMembership>, @Who() actor: Actor) {
    return {
      response: { endsDate: (await this.commands.execute(new CancelMembership(actor))).toISOString() },
    }
  }

  @Handles(endpoints.reactivateMembership)
  async reactivate(
    @Input() _input: EndpointInput<typeof endpoints.reactivateMembership>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ReactivateMembership(actor))
    return { success: true as const }
  }

  @Handles(endpoints.changePaymentMethod)
  async changePaymentMethod(
    @Input() _input: EndpointInput<typeof endpoints.changePaymentMethod>,
    @Who() actor: Actor,
  ) {
    return { redirectWithWindowHref: await this.commands.execute(new ChangePaymentMethod(actor)) }
  }

  @Handles(endpoints.completeCheckout)
  async completeCheckout(
    @Input() { params: { key }, body }: EndpointInput<typeof endpoints.completeCheckout>,
    @Who() { userId }: Actor,
  ) {
    const { id } = await findOwnCheckout(this.database, userId, key)
    await this.commands.execute(
      new CompleteCheckout(
        id,
        key,
        Object.fromEntries(body.parameters.map(({ name, value }) => [name, value])),
      ),
    )
    return await readCheckout(this.database, { userId, key, now: this.clock.now() })
  }
}
