import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type { Money } from '@vitrine/platform/billing/money'
import { decimalText } from '@vitrine/platform/billing/money'

/** '$ 1,234.50' */
export function shownMoney({ amount, currency }: Money): string {
  return displayPrice(decimalText(amount), currency)
}

/** '$ 29.99 / month' */
export function shownPrice(plan: Money & { billingPeriod: BillingPeriod }): string {
  return `${shownMoney(plan)} / ${periodWords[plan.billingPeriod]}`
}
