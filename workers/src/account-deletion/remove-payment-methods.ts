import type { Database } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { accountReferenceOf, ourReferenceOf } from '@vitrine/platform/billing/operations'

/**
 * What the account has stored to pay with is removed at each provider that knows it. May run again.
 *
 * @throws where a provider does not take it, or is not configured any more
 */
export async function removePaymentMethods(
  database: Database,
  billing: BillingProviders,
  userId: number,
): Promise<void> {
  const known = await database
    .selectFrom('billing_subscriptions')
    .select('provider')
    .where('user_id', '=', userId)
    .union(database.selectFrom('billing_checkouts').select('provider').where('user_id', '=', userId))
    .execute()
  for (const { provider: name } of known) {
    const provider = billing.named(name)
    if (!provider) throw new Error(`${name}, which may hold a payment method, is not configured`)
    const { outcome } = await provider.removePaymentMethods({
      ourReference: ourReferenceOf(`deletion-${userId}`),
      accountReference: accountReferenceOf(userId),
    })
    if (outcome !== 'done') throw new Error(`${name} did not remove the payment method: ${outcome}`)
  }
}
