import type { Transaction } from '@vitrine/database/database'
import { mailAccount } from './billing-mails.ts'
import { endOf } from './membership-status.ts'
import { endSubscription, storeSubscription } from './store-subscription.ts'
import type { Subscription } from './subscriptions.ts'

/**
 * Its member renews it no more; what is paid for stays open. The account's row is locked and no payment of it
 * is open. Returns when it ends.
 */
export async function cancelRenewal(
  transaction: Transaction,
  subscription: Subscription,
  now: Date,
): Promise<Date> {
  const { userId } = subscription
  const cancelled = { ...subscription, renews: false, cancelledAt: now }
  if (subscription.paymentDueSince !== null) {
    // Nothing of it is paid for, so nothing stays open.
    await endSubscription(transaction, cancelled, {
      reason: 'cancelled',
      at: now,
      now,
      isEndedAtProvider: false,
    })
    return now
  }
  await storeSubscription(transaction, cancelled, now)
  const endsAt = endOf(cancelled)?.at ?? now
  await mailAccount(transaction, 'membership-cancelled', { userId, endsAt: endsAt.toISOString() })
  return endsAt
}
