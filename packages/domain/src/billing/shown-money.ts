import type { BillingPeriod, Currency, Money } from '@vitrine/platform/billing/money'
import { decimalText } from '@vitrine/platform/billing/money'

const signs: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'C $' }
export const periodWords: Record<BillingPeriod, string> = {
  Monthly: 'month',
  Quarterly: 'quarter',
  Annual: 'year',
}

/** '$ 1,234.50' */
export function shownMoney({ amount, currency }: Money): string {
  const [whole = '0', cents = '00'] = decimalText(Math.abs(amount)).split('.')
  return `${amount < 0 ? '-' : ''}${signs[currency]} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** '$ 29.99 / month' */
export function shownPrice(plan: Money & { billingPeriod: BillingPeriod }): string {
  return `${shownMoney(plan)} / ${periodWords[plan.billingPeriod]}`
}
