import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'

type Discount = Pick<ManagedDiscountCode, 'kind' | 'percent' | 'amounts' | 'payments'>

/** '20%, first payment', 'USD 5.00, EUR 5.00, all payments'. */
export function discountWords({ kind, percent, amounts, payments }: Discount): string {
  const off = kind === 'percent' ? `${percent}%` : Object.entries(amounts).map(([currency, amount]) => `${currency} ${amount}`).join(', ')
  return `${off}, ${payments === null ? 'all payments' : payments === 1 ? 'first payment' : `first ${payments} payments`}`
}
