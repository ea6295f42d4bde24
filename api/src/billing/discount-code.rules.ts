import { amountText } from '@vitrine/contracts/billing/money'
import type { DiscountCodeInput } from '@vitrine/contracts/billing/discount-code-schemas'
import { displayPrice } from '@vitrine/contracts/memberships/plans'

type Discount = Pick<DiscountCodeInput, 'kind' | 'percent' | 'amounts' | 'payments'>

/** '20% for 3 payments', '$ 5.00, € 5.00 for all payments': the same text is the same discount. */
export function discountText({ kind, percent, amounts, payments }: Discount): string {
  const off =
    kind === 'percent'
      ? `${percent}%`
      : amounts
          .map(({ currency, amount }) => displayPrice(amountText(amount), currency))
          .toSorted()
          .join(', ')
  return `${off} for ${payments === null ? 'all payments' : payments === 1 ? '1 payment' : `${payments} payments`}`
}
