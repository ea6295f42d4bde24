import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { DEFAULT_RATE_PLAN } from '@vitrine/contracts/memberships/plans'
import type { Database } from '@vitrine/database/database'
import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { isLeftForTrial, lockDiscountCode } from '@vitrine/domain/billing/discount-codes'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING, CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
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
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly providers: BillingProviders,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, discountCode }: ConvertTrial): Promise<UpdatedSubscription> {
    const now = this.clock.now()
    const billing = await readMemberBilling(this.database, actor.userId, now)
    if (!billing.account.isEmailConfirmed) throw refused('EMAIL_NOT_CONFIRMED')
    if (await hasOpenPayment(this.database, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
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
    const provider = this.providers.named(subscription.provider)
    if (!provider) throw refused('BILLING_UNAVAILABLE')
    const discount = await findDiscount(
      { executor: this.database, providers: this.providers, areCodesTaken: this.config.DISCOUNT_CODES, now },
      billing,
      { plan, provider, typed: discountCode },
    )
    if (await hasBlockedPaymentEmail(this.database, actor.userId)) throw refused('PAYMENT_ACCOUNT_BLOCKED')
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
