import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { createOperation, hasOpenPayment } from '@vitrine/domain/billing/operations'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'
import { OperationRunner } from './operation-runner.ts'

/** Takes back the change that waits for the next billing date. */
export class WithdrawChange extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(WithdrawChange)
export class WithdrawChangeHandler implements ICommandHandler<WithdrawChange> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly runner: OperationRunner,
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  async execute({ actor }: WithdrawChange): Promise<void> {
    const present = await currentSubscription(this.billing.database, actor.userId)
    if (!present?.renews || present.pendingRatePlanId === null) return
    const provider = this.billing.providers.named(present.provider)
    if (!provider) throw refused('BILLING_UNAVAILABLE')
    const changeReference =
      provider.traits.schedulesChanges && present.providerReference !== null
        ? await scheduledChange(provider, present.providerReference)
        : null
    const now = this.billing.clock.now()
    const operationId = await this.frame.run<number | null>({ actor }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      const subscription = await currentSubscription(transaction, actor.userId)
      if (!subscription?.renews || subscription.pendingRatePlanId === null)
        return { result: null, audit: null }
      if (await hasOpenPayment(transaction, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
      const audit = { action: 'membership.change-withdrawn', subject: { type: 'member', id: actor.userId } }
      const { id, userId, providerReference } = subscription
      if (changeReference === null || providerReference === null) {
        await storeSubscription(transaction, { ...subscription, pendingRatePlanId: null }, now)
        return { result: null, audit }
      }
      const request = (references: { ourReference: string; accountReference: string }) => ({
        kind: 'withdraw-change' as const,
        ...references,
        subscriptionReference: providerReference,
        changeReference,
      })
      return {
        result: await createOperation(
          transaction,
          {
            kind: 'withdraw-change',
            userId,
            subscriptionId: id,
            checkoutId: null,
            provider: provider.name,
            takesMoney: false,
            money: null,
            request,
          },
          now,
        ),
        audit,
      }
    })
    if (operationId !== null) await this.runner.run(operationId)
  }
}

type Provider = NonNullable<ReturnType<BillingProviders['named']>>

/** Null where none waits at the provider. @throws AppError BILLING_UNAVAILABLE */
async function scheduledChange(provider: Provider, subscriptionReference: string): Promise<string | null> {
  const read = await provider.readSubscription({ subscriptionReference })
  if (read.outcome !== 'done') throw refused('BILLING_UNAVAILABLE')
  return read.value.scheduledChange?.changeReference ?? null
}
