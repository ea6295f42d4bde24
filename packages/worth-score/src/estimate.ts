import { reachFor, type Calibration } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate, type ComparableSales } from './comparables.ts'
import { expectedLog, expectedSpread, type PriceModel } from './model/price-model.ts'
import type { DescribedItem } from './sold-lot.ts'
import { weightedMean } from './statistics.ts'

/** All that was learnt from sold lots. */
export interface Learnt {
  prices: PriceModel
  calibration: Calibration
}

/** Prices in the comparables' currency, to 3 significant digits. */
export interface PriceRange {
  /** Half of such pieces sell from `low` to `high`. */
  low: number
  high: number
  /** 8 in 10 sell from `wideLow` to `wideHigh`. */
  wideLow: number
  wideHigh: number
  /** As many sell above it as below. */
  middle: number
}

export type Estimate =
  | (ComparableSales & { range: PriceRange } & ({ outcome: 'told' } | { outcome: 'too wide' }))
  | (ComparableSales & { outcome: 'too few'; range: null })

/** The comparables speak as if so many lots had said before that the text is right. */
const TRUST_IN_THE_TEXT = 4
/**
 * How much of the comparables' own scatter goes into the range; the rest is what texts like this one usually
 * scatter.
 */
const TRUST_IN_THEIR_SCATTER = 0.3
/**
 * A range for 8 in 10 whose end is more than so many times its begin helps nobody, unless the whole market is
 * like that: then the uncommonly wide ones are not told.
 */
const WIDEST_TOLD = 12

/**
 * What an item like this sells for on a day.
 *
 * The text alone gives an expected price (`model/price-model.ts`). The comparables correct it by what they
 * sold for above or below their own expected prices, which puts apart what sets them apart from the item:
 * words, maker, size, condition, pieces and years. The distances of the range come from how far prices of
 * lots judged before lay from their estimates (`calibration.ts`), wider where texts like this one, or these
 * comparables, scatter more.
 *
 * @param date the day that the price is asked for, `YYYY-MM-DD`
 */
export function estimate(
  { prices, calibration }: Learnt,
  item: DescribedItem,
  date: string,
  candidates: readonly Candidate[],
): Estimate {
  const sales = comparableSales(prices, item, date, candidates)
  if (sales.comparables.length < LEAST_COMPARABLES) return { ...sales, outcome: 'too few', range: null }
  const { middle, spread } = centerOf(prices, item, date, sales)
  const reach = reachFor(calibration, item.category)
  const range = {
    low: rounded(middle - spread * reach.half),
    high: rounded(middle + spread * reach.half),
    wideLow: rounded(middle - spread * reach.eightInTen),
    wideHigh: rounded(middle + spread * reach.eightInTen),
    middle: rounded(middle),
  }
  const width = Math.exp(2 * spread * reach.eightInTen)
  return {
    ...sales,
    range,
    outcome: width > Math.max(WIDEST_TOLD, calibration.uncommonWidth) ? 'too wide' : 'told',
  }
}

/** The logarithm of the middle estimate, and how far prices lie from it. */
export function centerOf(
  prices: PriceModel,
  item: DescribedItem,
  date: string,
  { comparables }: ComparableSales,
): { middle: number; spread: number } {
  const weights = comparables.map(({ weight }) => weight)
  const correction = weightedMean(
    comparables.map(({ residual }) => residual),
    weights,
  )
  // Of unequal weights, as many lots as equal ones would say the same as surely (Kish 1965).
  const lots = 1 / weights.reduce((sum, weight) => sum + weight ** 2, 0)
  const usual = expectedSpread(prices, item)
  const seen = Math.max(
    weightedMean(
      comparables.map(({ residual }) => Math.abs(residual)),
      weights,
    ),
    usual / 4,
  )
  return {
    middle: expectedLog(prices, item, date) + correction * (lots / (lots + TRUST_IN_THE_TEXT)),
    spread: usual ** (1 - TRUST_IN_THEIR_SCATTER) * seen ** TRUST_IN_THEIR_SCATTER,
  }
}

const SIGNIFICANT_DIGITS = 3

function rounded(log: number): number {
  return Number(Math.exp(log).toPrecision(SIGNIFICANT_DIGITS))
}
