import { reachFor, type Calibration } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate, type ComparableSales } from './comparables.ts'
import { evidenceOf, middleOf, spreadOf, type Blend, type Evidence } from './evidence.ts'
import { type PriceModel } from './model/price-model.ts'
import type { DescribedItem } from './sold-lot.ts'

/** All that was learnt from sold lots. */
export interface Learnt {
  prices: PriceModel
  blend: Blend
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

/**
 * What an item like this sells for on a day.
 *
 * The text alone gives an expected price (`model/price-model.ts`). The comparables add what they sold for,
 * above or below their own expected prices and as such; how much each of the three counts is learnt
 * (`evidence.ts`). The distances of the range come from how far prices of lots judged before lay from their
 * estimates (`calibration.ts`), wider where texts like this one, or these comparables, scatter more.
 *
 * @param date the day that the price is asked for, `YYYY-MM-DD`
 */
export function estimate(
  { prices, blend, calibration }: Learnt,
  item: DescribedItem,
  date: string,
  candidates: readonly Candidate[],
): Estimate {
  const sales = comparableSales(prices, item, date, candidates)
  if (sales.comparables.length < LEAST_COMPARABLES) return { ...sales, outcome: 'too few', range: null }
  const evidence = evidenceOf(prices, item, date, sales)
  return { ...sales, ...rangeFrom({ blend, calibration }, evidence, item.category) }
}

/** The range that evidence gives for an item of a category, and whether it is narrow enough to be told. */
export function rangeFrom(
  { blend, calibration }: Pick<Learnt, 'blend' | 'calibration'>,
  evidence: Evidence,
  category: string,
): { range: PriceRange; outcome: 'told' | 'too wide' } {
  const middle = middleOf(blend, evidence)
  const spread = spreadOf(blend, evidence)
  const reach = reachFor(calibration, category)
  const range = {
    low: rounded(middle - spread * reach.half),
    high: rounded(middle + spread * reach.half),
    wideLow: rounded(middle - spread * reach.eightInTen),
    wideHigh: rounded(middle + spread * reach.eightInTen),
    middle: rounded(middle),
  }
  const width = Math.exp(2 * spread * reach.eightInTen)
  return { range, outcome: width > calibration.widestTold ? 'too wide' : 'told' }
}

const SIGNIFICANT_DIGITS = 3

function rounded(log: number): number {
  return Number(Math.exp(log).toPrecision(SIGNIFICANT_DIGITS))
}
