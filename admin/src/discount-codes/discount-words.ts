import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import { currencies } from '@vitrine/contracts/identity/billing'
import { displayPrice } from '@vitrine/contracts/memberships/plans'

type Discount = Pick<ManagedDiscountCode, 'kind' | 'percent' | 'amounts' | 'payments'>

/** '20%, first payment', '$ 5.00, € 5.00, all payments'. */
export function discountWords({ kind, percent, amounts, payments }: Discount): string {
  const off =
    kind === 'percent'
      ? `${percent}%`
      : currencies
          .flatMap((currency) =>
            amounts[currency] === undefined ? [] : [displayPrice(amounts[currency], currency)],
          )
          .join(', ')
  return `${off}, ${payments === null ? 'all payments' : payments === 1 ? 'first payment' : `first ${payments} payments`}`
}
