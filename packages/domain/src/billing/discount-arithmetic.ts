import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import type { SoldProduct } from '@vitrine/contracts/billing/products'

/** A code as staff keep it. */
export interface DiscountTerms {
  percent: number | null
  /** In minor units, by currency; a currency without one does not take the code. */
  amounts: Partial<Record<Currency, number>>
  products: readonly string[]
  billingPeriods: readonly string[]
  validFrom: Date | null
  /** The first moment at which it is not valid any more. */
  validUntil: Date | null
}

export interface PricedPlan {
  product: SoldProduct
  billingPeriod: BillingPeriod
  currency: Currency
  /** Whole minor units. */
  amount: number
}

/** Whether the code may be used for this plan at that time; how often it was used is asked elsewhere. */
export function isForPlan(
  terms: DiscountTerms,
  plan: Pick<PricedPlan, 'product' | 'billingPeriod' | 'currency'>,
  now: Date,
): boolean {
  if (terms.validFrom !== null && now < terms.validFrom) return false
  if (terms.validUntil !== null && now >= terms.validUntil) return false
  if (!terms.products.includes(plan.product) || !terms.billingPeriods.includes(plan.billingPeriod))
    return false
  return terms.percent !== null || terms.amounts[plan.currency] !== undefined
}

/** What the code takes off, in minor units: never more than the amount, and half a cent goes to the member. */
export function discountOf(
  terms: Pick<DiscountTerms, 'percent' | 'amounts'>,
  { amount, currency }: Pick<PricedPlan, 'amount' | 'currency'>,
): number {
  const off =
    terms.percent === null ? (terms.amounts[currency] ?? 0) : Math.floor((amount * terms.percent) / 100 + 0.5)
  return Math.min(amount, off)
}
