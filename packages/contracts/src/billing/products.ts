import type { billingPeriods } from '../identity/billing.ts'

/** What is sold. A role stands for each of them once it is bought. */
export const soldProducts = ['Unlimited', 'Marks', 'Library', 'Price Guide Lite', 'Enterprise'] as const
export type SoldProduct = (typeof soldProducts)[number]

/** 'price-guide-lite-monthly': what members' calls name a plan by. */
export function ratePlanName(product: SoldProduct, billingPeriod: (typeof billingPeriods)[number]): string {
  return `${product.toLowerCase().replaceAll(' ', '-')}-${billingPeriod.toLowerCase()}`
}
