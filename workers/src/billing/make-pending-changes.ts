import { createOperation, hasOpenPayment } from '@vitrine/domain/billing/operations'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import { changeRequest, quantityAfterChange } from '@vitrine/domain/billing/requests'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { lockAccount, subscriptionById } from '@vitrine/domain/billing/subscriptions'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

/** So long before the next billing date. */
const BEFORE = { hours: 2 }
/** A try that the provider refused to look at is made again after this. */
const AFTER_REFUSAL = { minutes: 10 }

/**
 * Changes for the next billing date at a provider that takes none in advance are made shortly before it.
 * Returns how many there were.
 */
export async function makePendingChanges(billing: Billing, limit: number): Promise<number> {
  const now = billing.clock.now()
  const own = billingProviders.filter(
    (name) => billing.providers.named(name)?.traits.schedulesChanges === false,
  )
  if (own.length === 0) return 0
  const due = await billing.database
    .selectFrom('billing_subscriptions')
    .select(['id', 'user_id'])
    .where('provider', 'in', own)
    .where('state', '=', 'active')
    .where('renews', '=', true)
    .where('pending_rate_plan_id', 'is not', null)
    .where('provider_reference', 'is not', null)
    .where('period_end', '<=', timeAfter(now, BEFORE))
    .where('period_end', '>', now)
    // Who waits for the outcome of another payment must not take the place of those who come after.
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM billing_operations WHERE user_id = billing_subscriptions.user_id AND takes_money AND state IN ('waiting', 'claimed', 'unknown'))`,
    )
    // One that was declined is not tried again: the renewal tells whether the payment method still pays.
    .where(sql<boolean>`NOT EXISTS (
      SELECT 1 FROM billing_operations tried WHERE tried.subscription_id = billing_subscriptions.id AND tried.kind = 'change' AND tried.created_at > billing_subscriptions.period_end - make_interval(hours => ${BEFORE.hours})
        AND (tried.state = 'declined' OR (tried.state = 'failed' AND tried.settled_at > ${now}::timestamptz - make_interval(mins => ${AFTER_REFUSAL.minutes})))
    )`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return await forEach(due, async ({ id, user_id }) => {
    const operationId = await begin(billing, id, user_id)
    if (operationId !== null) await runOperation(billing, operationId)
  })
}

async function begin({ database, clock }: Billing, id: number, userId: number): Promise<number | null> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await subscriptionById(transaction, id)
    if (
      !subscription ||
      subscription.pendingRatePlanId === null ||
      subscription.providerReference === null ||
      (await hasOpenPayment(transaction, userId))
    )
      return null
    const { provider, providerReference } = subscription
    const [from, plan] = [
      await ratePlanById(transaction, subscription.ratePlanId),
      await ratePlanById(transaction, subscription.pendingRatePlanId),
    ]
    const request = changeRequest(
      { ...subscription, providerReference },
      {
        provider,
        from,
        plan,
        discount: null,
        quantity: quantityAfterChange(subscription, plan),
        effective: 'now',
      },
    )
    return await createOperation(
      transaction,
      {
        kind: 'change',
        userId,
        subscriptionId: id,
        checkoutId: null,
        provider,
        takesMoney: true,
        money: null,
        request,
      },
      now,
    )
  })
}
