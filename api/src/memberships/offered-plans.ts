import type { Currency } from '@vitrine/contracts/identity/billing'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type { RatePlan as ShownPlan } from '@vitrine/contracts/memberships/schemas'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { planAtProvider, plansOnSale, type RatePlan } from '@vitrine/domain/billing/rate-plans'
import { decimalText } from '@vitrine/platform/billing/money'

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

/** A rate plan as members' calls tell it. */
export function shownPlan({ plan, product, billingPeriod, currency, amount }: RatePlan): ShownPlan {
  const text = decimalText(amount)
  return {
    id: plan,
    product,
    name: `${product}, ${billingPeriod.toLowerCase()}`,
    billingPeriod,
    currency,
    amount: text,
    displayPrice: displayPrice(text, currency),
    displayPeriod: periodWords[billingPeriod],
  }
}
