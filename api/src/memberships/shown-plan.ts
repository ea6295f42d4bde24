import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type { RatePlan as ShownPlan } from '@vitrine/contracts/memberships/schemas'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import { decimalText } from '@vitrine/platform/billing/money'

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
