import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { BILLING } from '../infrastructure/tokens.ts'
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
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  async execute({ actor }: ChangePaymentMethod): Promise<string> {
    const { account, subscription, currency } = await readMemberBilling(
      this.billing.database,
      actor.userId,
      this.billing.clock.now(),
    )
    if (!account.isEmailConfirmed) throw refused('EMAIL_NOT_CONFIRMED')
    if (!subscription) throw refused('STATUS_CONFLICT')
    const provider = this.billing.providers.named(subscription.provider)
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
