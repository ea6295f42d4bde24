import type { DiscountCode } from './discount-codes.ts'
import { discountOf } from './discount-arithmetic.ts'
import type { RatePlan } from './rate-plans.ts'
import { firstQuantity } from './requests.ts'

export interface OfferPrice {
  /** All in whole minor units of the plan's currency. */
  full: number
  off: number
  /** What the first payment is. */
  first: number
  /** What each later one is, as far as it is known now. */
  next: number
}

/** What a plan costs from its first payment on, with a code. */
export function offerPrice(
  plan: RatePlan,
  discount: DiscountCode | null,
  quantity = firstQuantity(plan),
): OfferPrice {
  const full = plan.amount * quantity
  const off = discount ? discountOf(discount, { amount: full, currency: plan.currency }) : 0
  return {
    full,
    off,
    first: full - off,
    next: discount !== null && discount.payments !== 1 ? full - off : full,
  }
}
