import type { Currency } from '@vitrine/contracts/identity/billing'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { planAtProvider, plansOnSale, type RatePlan } from '@vitrine/domain/billing/rate-plans'

/** What can be bought now: nothing without a provider, and Price Guide Lite where it is asked for. */
export async function offeredPlans(
  executor: Executor,
  { forNewPurchases }: BillingProviders,
  { currency, enablePGL }: { currency: Currency; enablePGL: boolean },
): Promise<RatePlan[]> {
  if (!forNewPurchases) return []
  const plans = await plansOnSale(executor, currency)
  return plans.filter(
    (plan) =>
      (enablePGL || plan.product !== 'Price Guide Lite') &&
      planAtProvider(plan, forNewPurchases.name) !== null,
  )
}
