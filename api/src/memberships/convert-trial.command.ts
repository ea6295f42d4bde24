import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { DEFAULT_RATE_PLAN } from '@vitrine/contracts/memberships/plans'
import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import { isLeftForTrial, lockDiscountCode } from '@vitrine/domain/billing/discount-codes'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING, CONFIG } from '../infrastructure/tokens.ts'
import { assertRenews, findDiscount, refused } from './decide-update.ts'
import { readMemberBilling, type MemberBilling } from './member-billing.ts'
import { OperationRunner } from './operation-runner.ts'
import { type UpdatedSubscription, UpdateSubscription } from './update-subscription.command.ts'

/** Makes a running trial the paid membership that follows it. */
export class ConvertTrial extends Command<UpdatedSubscription> {
  constructor(
    readonly actor: Actor,
    readonly discountCode: string,
  ) {
    super()
  }
}

@CommandHandler(ConvertTrial)
export class ConvertTrialHandler implements ICommandHandler<ConvertTrial> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly commands: CommandBus,
    private readonly runner: OperationRunner,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ actor, discountCode }: ConvertTrial): Promise<UpdatedSubscription> {
    const now = this.billing.clock.now()
    const billing = await readMemberBilling(this.billing.database, actor.userId, now)
    if (!billing.account.isEmailConfirmed) throw refused('EMAIL_NOT_CONFIRMED')
    if (await hasOpenPayment(this.billing.database, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
    if (isGivenTrial(billing)) {
      // Nobody has a payment method of it yet.
      return await this.commands.execute(
        new UpdateSubscription(actor, {
          product: DEFAULT_RATE_PLAN,
          discountCode,
          enablePGL: false,
          trial: false,
        }),
      )
    }
    const { subscription, plan } = billing
    if (!subscription || !plan || subscription.state !== 'trial' || subscription.paymentDueSince !== null)
      throw refused('STATUS_CONFLICT')
    const provider = this.billing.providers.named(subscription.provider)
    if (!provider) throw refused('BILLING_UNAVAILABLE')
    const discount = await findDiscount(
      {
        executor: this.billing.database,
        providers: this.billing.providers,
        areCodesTaken: this.config.DISCOUNT_CODES,
        now,
      },
      billing,
      { plan, provider, typed: discountCode },
    )
    if (await hasBlockedPaymentEmail(this.billing.database, actor.userId))
      throw refused('PAYMENT_ACCOUNT_BLOCKED')
    const operationId = await this.frame.run({ actor }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      const trial = await currentSubscription(transaction, actor.userId)
      if (await hasOpenPayment(transaction, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
      if (!trial || trial.id !== subscription.id || trial.state !== 'trial') throw refused('STATUS_CONFLICT')
      assertRenews(trial)
      const code = discount && (await lockDiscountCode(transaction, discount.id))
      if (code && !(await isLeftForTrial(transaction, code, trial))) throw new AppError('PRICE_CHANGED')
      return {
        result: await beginConversion(transaction, trial, code, now),
        audit: { action: 'membership.activation-asked', subject: { type: 'member', id: actor.userId } },
      }
    })
    return await this.runner.run(operationId)
  }
}

/** In trial, but not by us: staff gave it, or it was there before billing. */
function isGivenTrial({ subscription, standing, provider }: MemberBilling): boolean {
  return (
    subscription === null &&
    standing.subscriptionStatus === 'In Trial' &&
    provider !== 'ios' &&
    provider !== 'android'
  )
}
