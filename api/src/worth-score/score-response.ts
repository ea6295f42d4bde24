import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/messages'
import type { Score, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import type { Figures, Said } from './what-is-said.ts'

/** What was said, as a call responds with it. */
export function scoreOf(
  { range, difference, comparables, currency }: Extract<Said, { outcome: 'told' }>,
  filters: WorthScoreFilters,
): Score {
  const itemsRelated = comparables.map(
    ({
      lot: { itemId, title, thumbnail, url, saleDate, price, currency: paidIn, priceBasis },
      reasons,
      isClose,
    }) => ({
      id: itemId,
      title,
      thumbnail,
      url,
      saleDate,
      salePrice: price,
      currency: paidIn,
      priceBasis,
      reasons,
      isClose,
    }),
  )
  return {
    itemsRelated,
    ...pricesOf({ range, currency }),
    priceGraph: itemsRelated
      .map(({ saleDate, salePrice }) => ({ saleDate, salePrice }))
      .toSorted((one, other) => (one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0)),
    difference,
    filters,
    meta: { total: itemsRelated.length, minimum: limits.comparablesMin },
  }
}

/** The estimate without its comparables. */
export function scoreOfFigures(
  { range, comparables, currency }: Extract<Figures, { outcome: 'told' }>,
  filters: WorthScoreFilters,
): Score {
  return { ...nothingSaid(filters, comparables.length), ...pricesOf({ range, currency }) }
}

const pricesOf = ({
  range,
  currency,
}: Pick<Extract<Figures, { outcome: 'told' }>, 'range' | 'currency'>) => ({
  estimatedPriceMin: range.low,
  estimatedPriceMax: range.high,
  meanPrice: range.middle,
  widePriceMin: range.wideLow,
  widePriceMax: range.wideHigh,
  currency,
})

export function nothingSaid(filters: WorthScoreFilters, total: number): Score {
  return {
    itemsRelated: [],
    estimatedPriceMin: null,
    estimatedPriceMax: null,
    meanPrice: null,
    widePriceMin: null,
    widePriceMax: null,
    currency: null,
    priceGraph: [],
    difference: null,
    filters,
    meta: { total, minimum: limits.comparablesMin },
  }
}
