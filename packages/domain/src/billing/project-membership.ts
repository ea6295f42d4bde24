import type { SoldProduct } from '@vitrine/contracts/billing/products'
import { rolesOf, type Membership } from '@vitrine/contracts/roles'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { noteTeamPlan } from '../teams/teams.ts'
import { membershipStatusOf } from './membership-status.ts'
import { ratePlanById } from './rate-plans.ts'
import type { Subscription } from './subscriptions.ts'

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
