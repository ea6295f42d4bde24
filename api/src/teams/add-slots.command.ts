import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AddSlotsInput } from '@vitrine/contracts/teams/schemas'
import { createOperation, hasOpenPayment } from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { changeRequest } from '@vitrine/domain/billing/requests'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import { decimalText } from '@vitrine/platform/billing/money'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING } from '../infrastructure/tokens.ts'
import { OperationRunner } from '../memberships/operation-runner.ts'
import { decideSlots, priceOfSlots } from './slot-purchase.ts'

/** Buys slots for the admin's team. `pending`: the outcome is not known yet. */
export class AddSlots extends Command<{ pending: boolean }> {
  constructor(
    readonly actor: Actor,
    readonly input: AddSlotsInput,
  ) {
    super()
  }
}

/** The slots appear with the provider's record of them, once the payment is done. */
@CommandHandler(AddSlots)
export class AddSlotsHandler implements ICommandHandler<AddSlots> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly runner: OperationRunner,
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  async execute({ actor, input }: AddSlots): Promise<{ pending: boolean }> {
    assertCan(actor, 'team.manage')
    const { userId } = actor
    const source = { providers: this.billing.providers, now: this.billing.clock.now() }
    if (await hasOpenPayment(this.billing.database, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
    const decided = await decideSlots({ ...source, executor: this.billing.database }, userId, input)
    if (!decided.isEmailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED')
    if (await hasBlockedPaymentEmail(this.billing.database, userId))
      throw new AppError('PAYMENT_ACCOUNT_BLOCKED')
    const { amountDueNow } = await priceOfSlots(decided)
    if (input.acceptedAmount !== undefined && input.acceptedAmount !== decimalText(amountDueNow.amount))
      throw new AppError('PRICE_CHANGED')
    const operationId = await this.frame.run<number>(
      { actor, capability: 'team.manage' },
      async (transaction) => {
        await lockAccount(transaction, userId)
        if (await hasOpenPayment(transaction, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
        // Somebody else may have changed it since the price was asked for.
        const { subscription, plan, provider, quantity } = await decideSlots(
          { ...source, executor: transaction },
          userId,
          input,
        )
        if (
          subscription.id !== decided.subscription.id ||
          plan.id !== decided.plan.id ||
          quantity !== decided.quantity
        )
          throw new AppError('PRICE_CHANGED')
        const id = await createOperation(
          transaction,
          {
            kind: 'add-slots',
            userId,
            subscriptionId: subscription.id,
            checkoutId: null,
            provider: provider.name,
            takesMoney: true,
            money: amountDueNow,
            request: changeRequest(subscription, {
              provider: provider.name,
              from: plan,
              plan,
              discount: null,
              quantity,
              effective: 'now',
            }),
          },
          source.now,
        )
        return {
          result: id,
          audit: {
            action: 'membership.slots-asked',
            subject: { type: 'member', id: userId },
            details: { more: input.quantity, slots: quantity, plan: plan.plan, currency: plan.currency },
          },
        }
      },
    )
    return await this.runner.run(operationId)
  }
}
