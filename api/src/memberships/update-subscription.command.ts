import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { comparePricesInTime } from '@vitrine/domain/billing/compare-prices'
import { isLeft, lockDiscountCode, reserveRedemption } from '@vitrine/domain/billing/discount-codes'
import { createOperation, hasOpenPayment } from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { changeRequest, quantityAfterChange } from '@vitrine/domain/billing/requests'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { networkHashOf } from '@vitrine/domain/billing/used-trials'
import { minorUnits } from '@vitrine/platform/billing/money'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame, type Applied } from '../commands/command-frame.ts'
import { BILLING, CONFIG } from '../infrastructure/tokens.ts'
import { CheckoutDesk } from './checkout-desk.ts'
import { type Asked, decideUpdate, refused, type Decided } from './decide-update.ts'
import { readMemberBilling } from './member-billing.ts'
import { OperationRunner } from './operation-runner.ts'
import { priceOfUpdate } from './price-of-update.ts'

export interface UpdatedSubscription {
  /** The outcome is not known yet. */
  pending: boolean
  /** Where a payment method is given first. */
  redirectWithWindowHref?: string
}

/** Begins a trial, buys a membership or changes it. `acceptedAmount` is the price that the member has seen. */
export class UpdateSubscription extends Command<UpdatedSubscription> {
  constructor(
    readonly actor: Actor,
    readonly asked: Asked & { acceptedAmount?: string | undefined },
    /** From where it is asked for; null where that is not known. */
    readonly network: string | null = null,
  ) {
    super()
  }
}

@CommandHandler(UpdateSubscription)
export class UpdateSubscriptionHandler implements ICommandHandler<UpdateSubscription> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly desk: CheckoutDesk,
    private readonly runner: OperationRunner,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ actor, asked, network }: UpdateSubscription): Promise<UpdatedSubscription> {
    const now = this.billing.clock.now()
    const networkHash = asked.trial ? await networkHashOf(this.billing.database, network) : null
    const deciding = {
      providers: this.billing.providers,
      areCodesTaken: this.config.DISCOUNT_CODES,
      networkHash,
      now,
    }
    const billing = await readMemberBilling(this.billing.database, actor.userId, now)
    if (!billing.account.isEmailConfirmed) throw refused('EMAIL_NOT_CONFIRMED')
    if (await hasOpenPayment(this.billing.database, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
    await comparePricesInTime(this.billing)
    const decided = await decideUpdate({ ...deciding, executor: this.billing.database }, billing, asked)
    if (await hasBlockedPaymentEmail(this.billing.database, actor.userId))
      throw refused('PAYMENT_ACCOUNT_BLOCKED')
    const price = await priceOfUpdate(decided, actor.userId, now)
    const isTrial =
      decided.kind === 'trial-plan' || (decided.kind === 'checkout' && decided.purpose === 'trial')
    const amount = isTrial ? price.nextAmount : price.amountDueNow
    if (asked.acceptedAmount !== undefined && asked.acceptedAmount !== amount) throw refused('PRICE_CHANGED')
    if (decided.kind === 'checkout') {
      const { provider, purpose, plan, discount } = decided
      return {
        pending: false,
        redirectWithWindowHref: await this.desk.open({
          account: billing.account,
          provider,
          purpose,
          currency: plan.currency,
          plan,
          discount,
          amount: minorUnits(amount),
          networkHash,
        }),
      }
    }
    const operationId = await this.frame.run<number | null>({ actor }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      if (await hasOpenPayment(transaction, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
      // Somebody else may have changed it since the price was asked for.
      const again = await decideUpdate(
        { ...deciding, executor: transaction },
        await readMemberBilling(transaction, actor.userId, now),
        asked,
      )
      if (
        again.kind === 'checkout' ||
        again.kind !== decided.kind ||
        again.plan.id !== decided.plan.id ||
        again.subscription.id !== decided.subscription.id
      )
        throw refused('PRICE_CHANGED')
      return await this.begin(transaction, again, minorUnits(price.amountDueNow))
    })
    return operationId === null ? { pending: false } : await this.runner.run(operationId)
  }

  private async begin(
    transaction: Transaction,
    decided: Exclude<Decided, { kind: 'checkout' }>,
    amount: number,
  ): Promise<Applied<number | null>> {
    const now = this.billing.clock.now()
    const { plan, discount, provider, subscription } = decided
    const { userId } = subscription
    const audit = {
      action: 'membership.change-asked',
      subject: { type: 'member', id: userId },
      details: { to: plan.plan, currency: plan.currency },
    }
    if (decided.kind === 'trial-plan') {
      await storeSubscription(transaction, { ...subscription, ratePlanId: plan.id }, now)
      return { result: null, audit }
    }
    const isLater = decided.effective === 'next-billing-date'
    if (isLater && !provider.traits.schedulesChanges) {
      // A worker makes it shortly before that date.
      await storeSubscription(transaction, { ...subscription, pendingRatePlanId: plan.id }, now)
      return { result: null, audit }
    }
    const operationId = await createOperation(
      transaction,
      {
        kind: 'change',
        userId,
        subscriptionId: subscription.id,
        checkoutId: null,
        provider: provider.name,
        takesMoney: true,
        money: { amount, currency: plan.currency },
        request: changeRequest(decided.subscription, {
          provider: provider.name,
          from: decided.from,
          plan,
          discount,
          quantity: quantityAfterChange(subscription, plan),
          effective: decided.effective,
        }),
      },
      now,
    )
    if (discount) {
      const locked = await lockDiscountCode(transaction, discount.id)
      if (!locked || !(await isLeft(transaction, locked, userId))) throw refused('PRICE_CHANGED')
      await reserveRedemption(transaction, { discountCodeId: discount.id, userId, operationId }, now)
    }
    return { result: operationId, audit }
  }
}
