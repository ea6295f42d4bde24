import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/billing/billed-endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { AskOperationAgain } from './ask-operation-again.command.ts'
import { CountOperationAsDone, CountOperationAsFailed } from './count-operation.command.ts'
import { SettleRefund } from './settle-refund.command.ts'
import { findRefundDue, listRefundsDue } from './queries/list-refunds-due.query.ts'
import { findManagedOperation, manageOperations, operationSorts } from './queries/manage-operations.query.ts'
import {
  findSubscriptionDetails,
  manageSubscriptions,
  subscriptionSorts,
} from './queries/manage-subscriptions.query.ts'

/** Subscriptions, outward acts and payments to refund, for the console. */
@Controller()
export class BilledController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.manageSubscriptions)
  async subscriptions(
    @Input() { query }: EndpointInput<typeof endpoints.manageSubscriptions>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, subscriptionSorts)
    return respondWithRows(
      reply,
      'subscriptions',
      list,
      await manageSubscriptions(this.database, list, this.clock.now()),
    )
  }

  @Handles(endpoints.manageSubscription)
  async subscription(@Input() { params }: EndpointInput<typeof endpoints.manageSubscription>) {
    return await findSubscriptionDetails(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.manageOperations)
  async operations(
    @Input() { query }: EndpointInput<typeof endpoints.manageOperations>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, operationSorts)
    return respondWithRows(
      reply,
      'billing-operations',
      list,
      await manageOperations(this.database, list, this.clock.now()),
    )
  }

  @Handles(endpoints.manageOperation)
  async operation(@Input() { params }: EndpointInput<typeof endpoints.manageOperation>) {
    return await findManagedOperation(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.askOperationAgain)
  async askAgain(
    @Input() { params }: EndpointInput<typeof endpoints.askOperationAgain>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new AskOperationAgain(actor, params.id, revision))
    return await findManagedOperation(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.countOperationAsDone)
  async countAsDone(
    @Input() { params }: EndpointInput<typeof endpoints.countOperationAsDone>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new CountOperationAsDone(actor, params.id, revision))
    return await findManagedOperation(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.countOperationAsFailed)
  async countAsFailed(
    @Input() { params }: EndpointInput<typeof endpoints.countOperationAsFailed>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new CountOperationAsFailed(actor, params.id, revision))
    return await findManagedOperation(this.database, params.id, this.clock.now())
  }

  @Handles(endpoints.listRefundsDue)
  async refundsDue() {
    return { items: await listRefundsDue(this.database) }
  }

  @Handles(endpoints.settleRefund)
  async settleRefund(
    @Input() { params }: EndpointInput<typeof endpoints.settleRefund>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new SettleRefund(actor, params.id, revision))
    return await findRefundDue(this.database, params.id)
  }
}
