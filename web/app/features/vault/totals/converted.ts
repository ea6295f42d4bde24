import type { ExchangeRate } from '@vitrine/contracts/vault-records/settings'

interface Sum {
  currency: string
  amount: number
}

export interface Converted {
  currency: string
  amount: number
  /** The rates that were used, those of the largest sums first. */
  rates: ExchangeRate[]
}

/**
 * Sums in one currency by the member's own rates. Null where nothing is converted, or where a currency has no
 * rate: a sum that leaves some out would be taken for the whole.
 */
export function convertedTo(
  currency: string,
  sums: readonly Sum[],
  rates: readonly ExchangeRate[],
): Converted | null {
  const foreign = sums.filter((sum) => sum.currency !== currency)
  if (foreign.length === 0) return null
  const used = foreign.map(({ currency: from }) => newest(rates, from, currency))
  if (used.includes(undefined)) return null
  const known = used.filter((rate) => rate !== undefined)
  const own = sums.find((sum) => sum.currency === currency)?.amount ?? 0
  const amount = foreign.reduce((total, sum, at) => total + sum.amount * (known[at]?.rate ?? 0), own)
  return { currency, amount: Math.round(amount * 100) / 100, rates: known }
}

function newest(rates: readonly ExchangeRate[], from: string, to: string): ExchangeRate | undefined {
  return rates
    .filter((rate) => rate.from === from && rate.to === to)
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .at(0)
}
