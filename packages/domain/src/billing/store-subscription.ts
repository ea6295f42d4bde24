import type { EndReason } from '@vitrine/contracts/standing'
import type { Transaction } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { mailAccount } from './billing-mails.ts'
import { freeReserved } from './discount-codes.ts'
import { projectMembership } from './project-membership.ts'
import type { Subscription } from './subscriptions.ts'

/** The provider's record is read every night, and two hours after a renewal was due, if nobody told of it. */
export function nextLookAt(subscription: Subscription, now: Date): Date {
  const nightly = timeAfter(now, { hours: 24 })
  const due = subscription.state === 'trial' ? subscription.trialEndsAt : subscription.periodEnd
  if (due === null) return nightly
  const overdue = timeAfter(due, { hours: 2 })
  if (overdue <= now) return timeAfter(now, { hours: 1 })
  return overdue < nightly ? overdue : nightly
}

/** Writes a subscription as it is now, and with it what permissions read. */
export async function storeSubscription(
  transaction: Transaction,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const s = subscription
  await transaction
    .updateTable('billing_subscriptions')
    .set({
      provider_reference: s.providerReference,
      state: s.state,
      rate_plan_id: s.ratePlanId,
      quantity: s.quantity,
      trial_ends_at: s.trialEndsAt,
      period_start: s.periodStart,
      period_end: s.periodEnd,
      renews: s.renews,
      renews_at_provider: s.renewsAtProvider,
      cancelled_at: s.cancelledAt,
      payment_due_since: s.paymentDueSince,
      pending_rate_plan_id: s.pendingRatePlanId,
      discount_code_id: s.discountCodeId,
      next_look_at: nextLookAt(s, now),
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', s.id)
    .execute()
  await projectMembership(transaction, s, now)
}

/** Ends a subscription, and tells its member. The provider is told by a worker where it has not ended there. */
export async function endSubscription(
  transaction: Transaction,
  subscription: Subscription,
  {
    reason,
    at,
    now,
    isEndedAtProvider,
  }: { reason: EndReason; at: Date; now: Date; isEndedAtProvider: boolean },
): Promise<Subscription> {
  const ended: Subscription = { ...subscription, state: 'ended', renews: false, pendingRatePlanId: null }
  await transaction
    .updateTable('billing_subscriptions')
    .set({
      state: 'ended',
      renews: false,
      pending_rate_plan_id: null,
      ended_at: at,
      end_reason: reason,
      ended_at_provider: isEndedAtProvider || subscription.providerReference === null,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', subscription.id)
    .execute()
  await projectMembership(transaction, ended, now)
  // A code that a trial has kept for its conversion is free for others.
  await freeReserved(transaction, subscription.userId, now)
  await mailAccount(transaction, 'membership-ended', {
    userId: subscription.userId,
    reason,
    endedAt: at.toISOString(),
  })
  return ended
}
