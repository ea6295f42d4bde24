import type { billingPeriods } from '../identity/billing.ts'
import type { SoldProduct } from './products.ts'

/** 'price-guide-lite-monthly': what members' calls name a plan by. */
export function ratePlanName(product: SoldProduct, billingPeriod: (typeof billingPeriods)[number]): string {
  return `${product.toLowerCase().replaceAll(' ', '-')}-${billingPeriod.toLowerCase()}`
}
