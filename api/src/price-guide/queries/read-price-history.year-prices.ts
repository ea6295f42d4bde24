import type { YearPrices } from '@vitrine/contracts/price-guide/price-schemas'

export interface DatedPrice {
  /** 2026-01-31 */
  saleDate: string
  price: number
}

/** Prices in steps of a year, oldest first: the median, and the quartiles around it. */
export function yearPrices(sales: readonly DatedPrice[]): YearPrices[] {
  const byYear = Map.groupBy(sales, ({ saleDate }) => Number(saleDate.slice(0, 4)))
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, sold]) => {
      const prices = sold.map(({ price }) => price).toSorted((one, other) => one - other)
      return {
        year,
        sales: prices.length,
        low: quantile(prices, 0.25),
        median: quantile(prices, 0.5),
        high: quantile(prices, 0.75),
      }
    })
}

/** Of prices in ascending order, with straight lines between neighbors; in cents. */
function quantile(prices: readonly number[], share: number): number {
  const place = (prices.length - 1) * share
  const [below = 0, above = below] = prices.slice(Math.floor(place), Math.floor(place) + 2)
  return Math.round((below + (above - below) * (place % 1)) * 100) / 100
}
