import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { cancelRenewal } from '@vitrine/domain/billing/cancel-renewal'
import { endOf } from '@vitrine/domain/billing/membership-status'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'

/** Renews no more. Responds with when it ends. */
export class CancelMembership extends Command<Date> {
  constructor(readonly actor: Actor) {
    super()
  }
}

/** Our record decides: the provider is told by a worker, which goes on trying. */
@CommandHandler(CancelMembership)
export class CancelMembershipHandler implements ICommandHandler<CancelMembership> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: CancelMembership): Promise<Date> {
    const now = this.clock.now()
    return await this.frame.run<Date>({ actor }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      const subscription = await currentSubscription(transaction, actor.userId)
      if (!subscription) throw refused('STATUS_CONFLICT')
      const end = endOf(subscription)
      // Cancelled already.
      if (!subscription.renews && end) return { result: end.at, audit: null }
      if (await hasOpenPayment(transaction, actor.userId)) throw refused('PAYMENT_IN_PROGRESS')
      return {
        result: await cancelRenewal(transaction, subscription, now),
        audit: { action: 'membership.cancelled', subject: { type: 'member', id: actor.userId } },
      }
    })
  }
}
