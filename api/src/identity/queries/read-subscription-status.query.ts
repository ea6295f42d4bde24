import type { CurrentSubscriptionStatus } from '@vitrine/contracts/identity/schemas'
import { hasMobileSubscription, tierOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { standingColumns, standingOf } from '@vitrine/domain/identity/standing'

/** @throws NoResultError where there is no such account */
export async function readSubscriptionStatus(
  executor: Executor,
  userId: number,
  now: Date,
): Promise<CurrentSubscriptionStatus> {
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select([...standingColumns, 'billing_period', 'currency', 'provider'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const standing = standingOf(row, now)
  const tier = tierOf(standing)
  return {
    status: standing.subscriptionStatus,
    billingPeriod: row.billing_period,
    currency: row.currency,
    hasMobileSubscription: hasMobileSubscription(standing),
    isActiveZuoraSubscriber:
      row.provider === 'zuora' && standing.subscriptionStatus === 'Active' && tier !== 'free',
    isAvangateUser: row.provider === 'avangate',
    isFreeUser: tier === 'free',
    isTrialUser: tier === 'trial',
  }
}
