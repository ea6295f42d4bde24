import { applyProviderRecord } from '@vitrine/domain/billing/apply-provider-record'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { lockAccount, subscriptionById } from '@vitrine/domain/billing/subscriptions'
import { timeAfter } from '@vitrine/platform/clock'
import { forEach } from './for-each.ts'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'

interface Which {
  id: number
  userId: number
  provider: BillingProviderName
  reference: string
}

/** Reads the provider's own record of a subscription and applies it. Returns whether the provider knew it. */
export async function readSubscription(
  { database, providers, clock }: Billing,
  { id, userId, provider, reference }: Which,
): Promise<boolean> {
  const read = await providers.named(provider)?.readSubscription({ subscriptionReference: reference })
  const now = clock.now()
  if (read?.outcome !== 'done') {
    await database
      .updateTable('billing_subscriptions')
      .set({ next_look_at: timeAfter(now, { minutes: 10 }) })
      .where('id', '=', id)
      .execute()
    return false
  }
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const stored = await subscriptionById(transaction, id)
    if (stored) await applyProviderRecord(transaction, stored, read.value, { now, operationId: null })
  })
  return true
}

/** Every night, and where a renewal was due and nobody has told of it. Returns how many there were. */
export async function readDueSubscriptions(billing: Billing, limit: number): Promise<number> {
  const due = await billing.database
    .selectFrom('billing_subscriptions')
    .select(['id', 'user_id', 'provider', 'provider_reference'])
    .where('state', '<>', 'ended')
    .where('provider_reference', 'is not', null)
    .where('next_look_at', '<=', billing.clock.now())
    .orderBy('next_look_at')
    .limit(limit)
    .execute()
  return await forEach(
    due,
    ({ id, user_id, provider, provider_reference }) =>
      readSubscription(billing, { id, userId: user_id, provider, reference: provider_reference ?? '' }),
    ({ id }) =>
      billing.database
        .updateTable('billing_subscriptions')
        .set({ next_look_at: timeAfter(billing.clock.now(), { hours: 1 }) })
        .where('id', '=', id)
        .execute(),
  )
}
