import type { SoldProduct } from '@vitrine/contracts/billing/products'
import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import { comparePeriods } from './periods.ts'

const ranks: Record<SoldProduct, number> = {
  Marks: 1,
  Library: 1,
  'Price Guide Lite': 2,
  Unlimited: 3,
  Enterprise: 4,
}

interface Plan {
  product: SoldProduct
  billingPeriod: BillingPeriod
}

/**
 * To a product of the same or a higher rank with the same or a longer period: now. Anything else waits for
 * the next billing date.
 */
export function changeTime(from: Plan, to: Plan): 'now' | 'next-billing-date' {
  return ranks[to.product] >= ranks[from.product] && comparePeriods(to.billingPeriod, from.billingPeriod) >= 0
    ? 'now'
    : 'next-billing-date'
}

/** Names of products to offer whoever has this one, the best first. Whoever has everything is offered nothing. */
export function promotedProducts(
  present: SoldProduct | null,
  offered: readonly SoldProduct[],
): SoldProduct[] {
  if (present === 'Unlimited' || present === 'Enterprise') return []
  return offered
    .filter((product) => product !== present && (present === null || ranks[product] >= ranks[present]))
    .toSorted((one, other) => rankOfOffer(other) - rankOfOffer(one))
}

/** Enterprise is for teams: it stands last. */
function rankOfOffer(product: SoldProduct): number {
  return product === 'Enterprise' ? 0 : ranks[product]
}
