import type { ItemValuation } from '@vitrine/contracts/vault-items/valuations'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { PriceBand } from '../../../shared/charts/price-points.ts'

/** Prices of several currencies share no drawing: that of the newest score first. */
export function byCurrency(
  valuations: readonly ItemValuation[],
): { currency: string; valuations: ItemValuation[] }[] {
  return [...Map.groupBy(valuations.toReversed(), ({ currency }) => currency)].map(([currency, its]) => ({
    currency,
    valuations: its.toReversed(),
  }))
}

/** Oldest first. What was tried on one day, with one filter and another, is one point: the one that stayed. */
export function lastOfEachDay(valuations: readonly ItemValuation[]): ItemValuation[] {
  const day = ({ valuedAt }: ItemValuation) => valuedAt.slice(0, 10)
  return valuations.filter((valuation, at) => {
    const next = valuations[at + 1]
    return !next || day(next) !== day(valuation)
  })
}

/** What was paid for the item, in US dollars. */
export function pricesBeside({
  purchasePrice,
  soldPrice,
}: Pick<VaultItem, 'purchasePrice' | 'soldPrice'>): PriceBand[] {
  return [
    ...(purchasePrice === null ? [] : [{ name: 'Purchase price', from: purchasePrice, to: purchasePrice }]),
    ...(soldPrice === null ? [] : [{ name: 'Sold price', from: soldPrice, to: soldPrice }]),
  ]
}
