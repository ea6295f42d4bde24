import type { EndReason } from '@vitrine/contracts/standing'
import type { Transaction } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import type { SoldProduct } from '@vitrine/contracts/billing/products'
import { rolesOf, type Membership } from '@vitrine/contracts/roles'
import { mailAccount } from './billing-mails.ts'
import { freeReserved } from './discount-codes.ts'
import type { Subscription } from './subscriptions.ts'
import { noteTeamPlan } from '../teams/teams.ts'
import { membershipStatusOf } from './membership-status.ts'
import { ratePlanById } from './rate-plans.ts'

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

const memberships: Record<SoldProduct, Membership> = {
  Unlimited: 'unlimited',
  Marks: 'marks',
  Library: 'library',
  'Price Guide Lite': 'price guide lite',
  Enterprise: 'enterprise admin',
}

/**
 * Writes what permissions read of a subscription: the status with its time in `memberships`, and the product
 * as the account's roles. The only one that does. What a team gives somebody stands in no row of theirs, so
 * nothing of it is lost here. The account's row is locked. Once a subscription has ended, staff may give a
 * membership again.
 */
export async function projectMembership(
  transaction: Transaction,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { userId, state } = subscription
  const hasEnded = state === 'ended'
  const plan = await ratePlanById(transaction, subscription.ratePlanId)
  const { roles } = await transaction
    .selectFrom('users')
    .select('roles')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const bought = rolesOf({
    membership: hasEnded ? 'free' : memberships[plan.product],
    platform: 'web',
    isStaff: roles.includes('ROLE_ADMIN'),
  })
  if (bought.toSorted().join() !== roles.toSorted().join()) {
    await transaction
      .updateTable('users')
      .set({ roles: bought, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute()
  }
  const { status, changesAt, thenStatus } = membershipStatusOf(subscription)
  const membership = {
    status,
    changes_at: changesAt,
    then_status: thenStatus,
    trial_ends_at: state === 'trial' ? subscription.trialEndsAt : null,
    billing_period: hasEnded ? null : plan.billingPeriod,
    currency: hasEnded ? null : plan.currency,
    provider: hasEnded ? null : subscription.provider,
    updated_at: sql<Date>`now()`,
  }
  await transaction
    .insertInto('memberships')
    .values({ user_id: userId, ...membership, began_on: sql<string>`${now}::timestamptz::date` })
    // A membership begins, and with it its months of lookups, on the day on which it gets another status.
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...membership,
        began_on: sql<string>`CASE WHEN memberships.status = excluded.status THEN memberships.began_on ELSE excluded.began_on END`,
      }),
    )
    .execute()
  await noteTeamPlan(transaction, userId, !hasEnded && plan.product === 'Enterprise', now)
}
