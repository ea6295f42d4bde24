import { readAmount } from '@vitrine/contracts/typed-numbers'
import { formatMoney, formatMoneyRange } from '../../../shared/format/money.ts'
import { LOCALE } from '../../../shared/format/numbers.ts'

/** '$ 1,250.00', and 'JPY 1,250' of a currency without cents. */
export function formatAmount(amount: number, currency: string): string {
  const inCurrency = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'code' })
  return inCurrency.resolvedOptions().maximumFractionDigits === 2
    ? formatMoney(amount, currency)
    : inCurrency.format(amount).replace(/\s/gu, ' ')
}

/** '$ 800.00 - $ 1,200.00', and one amount where there is no other. */
export function formatAmounts(amount: number, amountMax: number | null, currency: string): string {
  if (amountMax === null || amountMax === amount) return formatAmount(amount, currency)
  return formatMoney(amount, currency) === formatAmount(amount, currency)
    ? formatMoneyRange(amount, amountMax, currency)
    : `${formatAmount(amount, currency)} - ${formatAmount(amountMax, currency)}`
}

interface Amount {
  amount: number
  currency: string
}

/** The sum of each currency, in the order in which they appear: nothing is added across. */
export function totalsOf(amounts: readonly Amount[]): Amount[] {
  const cents = new Map<string, number>()
  for (const { amount, currency } of amounts)
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100))
  return [...cents].map(([currency, sum]) => ({ currency, amount: sum / 100 }))
}

/**
 * What an item cost: costs of each of its pieces count for all of them. Its purchase price, which is for all,
 * counts unless a price is among the costs.
 */
export function costTotals(
  costs: readonly (Amount & { kind: string })[],
  { purchasePrice, pieces }: { purchasePrice: number | null; pieces: number },
): Amount[] {
  const isPriceListed = costs.some(({ kind }) => kind === 'price')
  return totalsOf([
    ...(purchasePrice !== null && purchasePrice > 0 && !isPriceListed
      ? [{ amount: purchasePrice, currency: 'USD' }]
      : []),
    ...costs.map(({ amount, currency }) => ({ amount: amount * pieces, currency })),
  ])
}

/** The amount of a field while it is typed; null where it is none yet. */
export function amountTyped(text: string | undefined): number | null {
  const read = readAmount(text ?? '')
  return read ? Number(read) : null
}
