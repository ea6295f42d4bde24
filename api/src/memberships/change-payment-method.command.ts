import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import type { Clock } from '@vitrine/platform/clock'
import { BILLING, CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { CheckoutDesk } from './checkout-desk.ts'
import { refused } from './decide-update.ts'
import { readMemberBilling } from './member-billing.ts'

/** Where another payment method is given. */
export class ChangePaymentMethod extends Command<string> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(ChangePaymentMethod)
export class ChangePaymentMethodHandler implements ICommandHandler<ChangePaymentMethod> {
  constructor(
    private readonly desk: CheckoutDesk,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly providers: BillingProviders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: ChangePaymentMethod): Promise<string> {
    const { account, subscription, currency } = await readMemberBilling(
      this.database,
      actor.userId,
      this.clock.now(),
    )
    if (!account.isEmailConfirmed) throw refused('EMAIL_NOT_CONFIRMED')
    if (!subscription) throw refused('STATUS_CONFLICT')
    const provider = this.providers.named(subscription.provider)
    if (!provider) throw refused('BILLING_UNAVAILABLE')
    return await this.desk.open({
      account,
      provider,
      purpose: 'payment-method',
      currency,
      plan: null,
      discount: null,
      amount: null,
    })
  }
}
