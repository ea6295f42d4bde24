import type { Transaction } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import { timeAfter } from '@vitrine/platform/clock'
import { mailAccount, shownPrice } from './billing-mails.ts'
import { nextLookAt, projectMembership } from './store-subscription.ts'
import type { RatePlan } from './rate-plans.ts'
import { subscriptionById, type Subscription } from './subscriptions.ts'

export const TRIAL = { days: 7 }

interface Bought {
  userId: number
  provider: BillingProviderName
  plan: RatePlan
  quantity: number
  record: ProviderSubscription
  isTrialOrder: boolean
  /** That a trial was begun with. */
  discountCodeId: number | null
  now: Date
}

/**
 * A subscription that was just bought, or a trial that the provider itself keeps. What else the record says
 * is applied after it.
 */
export async function insertSubscription(
  transaction: Transaction,
  { userId, provider, plan, quantity, record, isTrialOrder, discountCodeId, now }: Bought,
): Promise<Subscription> {
  // One that was heard of when its first charge was declined has paid for nothing: it is a trial still.
  const isTrial = record.state === 'trial' || (isTrialOrder && record.state === 'past-due')
  const trialEndsAt =
    record.state === 'trial' ? record.periodEnd : (record.openInvoice?.dueDate ?? record.periodStart)
  const { id } = await transaction
    .insertInto('billing_subscriptions')
    .values({
      user_id: userId,
      provider,
      state: isTrial ? 'trial' : 'active',
      rate_plan_id: plan.id,
      quantity,
      started_at: record.startDate,
      created_at: now,
      updated_at: now,
      ...(isTrial
        ? { trial_ends_at: trialEndsAt, discount_code_id: discountCodeId }
        : { period_start: record.periodStart, period_end: record.periodEnd }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (record.state === 'trial')
    await mailAccount(transaction, 'trial-started', {
      userId,
      product: plan.product,
      price: shownPrice(plan),
      endsAt: record.periodEnd.toISOString(),
    })
  return await inserted(transaction, id)
}

interface BegunTrial {
  userId: number
  provider: BillingProviderName
  plan: RatePlan
  discountCodeId: number | null
}

/** A trial of ours: the provider holds a payment method and nothing else. */
export async function insertOwnTrial(
  transaction: Transaction,
  { userId, provider, plan, discountCodeId }: BegunTrial,
  now: Date,
): Promise<Subscription> {
  const endsAt = timeAfter(now, TRIAL)
  const { id } = await transaction
    .insertInto('billing_subscriptions')
    .values({
      user_id: userId,
      provider,
      state: 'trial',
      rate_plan_id: plan.id,
      started_at: now,
      trial_ends_at: endsAt,
      discount_code_id: discountCodeId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subscription = await inserted(transaction, id)
  await transaction
    .updateTable('billing_subscriptions')
    .set({ next_look_at: nextLookAt(subscription, now) })
    .where('id', '=', id)
    .execute()
  await projectMembership(transaction, subscription, now)
  await mailAccount(transaction, 'trial-started', {
    userId,
    product: plan.product,
    price: shownPrice(plan),
    endsAt: endsAt.toISOString(),
  })
  return subscription
}

async function inserted(transaction: Transaction, id: number): Promise<Subscription> {
  const subscription = await subscriptionById(transaction, id)
  if (!subscription) throw new Error(`subscription ${id} was not stored`)
  return subscription
}
