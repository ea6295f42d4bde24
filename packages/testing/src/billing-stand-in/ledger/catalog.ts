import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import type { LedgerDiscount } from './state.ts'

const products: Record<string, Record<BillingPeriod, number>> = {
  unlimited: { Monthly: 2999, Quarterly: 7999, Annual: 29_999 },
  marks: { Monthly: 999, Quarterly: 2699, Annual: 9999 },
  library: { Monthly: 999, Quarterly: 2699, Annual: 9999 },
  'price-guide-lite': { Monthly: 1499, Quarterly: 3999, Annual: 14_999 },
  enterprise: { Monthly: 2499, Quarterly: 6799, Annual: 24_999 },
}

const hundredths: Record<Currency, number> = { USD: 100, EUR: 100, GBP: 85, CAD: 135 }
const periods: readonly BillingPeriod[] = ['Monthly', 'Quarterly', 'Annual']
export const ledgerCurrencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD']

export interface CatalogPlan {
  id: string
  product: string
  period: BillingPeriod
  prices: Record<Currency, number>
}

/** Up to the next price that ends in 99. */
const priced = (dollars: number, currency: Currency) =>
  currency === 'USD' || currency === 'EUR'
    ? dollars
    : Math.ceil(((dollars * hundredths[currency]) / 100 + 1) / 100) * 100 - 1

/** The plans on sale at the start, under the ids that the product's first rate plans name. */
export const catalog: readonly CatalogPlan[] = Object.entries(products).flatMap(([product, amounts]) =>
  periods.map((period) => ({
    id: `${product}-${period.toLowerCase()}`,
    product,
    period,
    prices: {
      USD: priced(amounts[period], 'USD'),
      EUR: priced(amounts[period], 'EUR'),
      GBP: priced(amounts[period], 'GBP'),
      CAD: priced(amounts[period], 'CAD'),
    },
  })),
)

/**
 * A discount says by its id what it gives: `20-percent` or `welcome-20-percent`, `5.00-off`; with `-once` or
 * `-3-times` at its end for that many payments, else for all. Null where the id says none.
 */
export function discountOf(id: string): LedgerDiscount | null {
  const said = /(?:^|-)(\d{1,3}(?:\.\d\d)?)-(percent|off)(?:-(once|(\d+)-times))?$/i.exec(id)
  if (!said) return null
  const [, figure = '', unit, often, times] = said
  const paymentsLeft = often?.toLowerCase() === 'once' ? 1 : times ? Number(times) : null
  const isPercent = unit?.toLowerCase() === 'percent'
  return {
    id,
    percent: isPercent ? Math.min(100, Number(figure)) : null,
    amount: isPercent ? null : Math.round(Number(figure) * 100),
    paymentsLeft,
  }
}
