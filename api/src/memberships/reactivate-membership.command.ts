import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { endOf } from '@vitrine/domain/billing/membership-status'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'

/** Takes a cancellation back before the membership has ended. */
export class ReactivateMembership extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(ReactivateMembership)
export class ReactivateMembershipHandler implements ICommandHandler<ReactivateMembership> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: ReactivateMembership): Promise<void> {
    const now = this.clock.now()
    await this.frame.run<void>({ actor }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      const subscription = await currentSubscription(transaction, actor.userId)
      if (subscription?.renews) return { result: undefined, audit: null }
      const end = subscription && endOf(subscription)
      // After its end it is a new purchase.
      if (!subscription || !end || end.at <= now || subscription.paymentDueSince !== null)
        throw refused('STATUS_CONFLICT')
      if (await hasOpenPayment(transaction, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
      await storeSubscription(transaction, { ...subscription, renews: true, cancelledAt: null }, now)
      return {
        result: undefined,
        audit: { action: 'membership.reactivated', subject: { type: 'member', id: actor.userId } },
      }
    })
  }
}
