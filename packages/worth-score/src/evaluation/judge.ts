import { median, quantile } from '../statistics.ts'
import type { EvaluatedLot } from './read-lots.ts'

/** A lot of the later part and what was said of it before its price was looked at. */
export interface JudgedEstimate {
  lot: EvaluatedLot
  /** What was said, or would have been said where it was declined. */
  middle: number
  outcome: 'told' | 'too wide' | 'too few'
  range: { low: number; high: number; wideLow: number; wideHigh: number } | null
}

/** Figures over lots; NaN becomes null in JSON, where there is nothing to judge. */
export interface Figures {
  lots: number
  /** Median of |estimate − price| over price. */
  medianError: number
  /**
   * Exponential of the median of |log estimate − log price|: 2 means half of the estimates are within a
   * factor of two.
   */
  medianFactor: number
  /** Mean of the same distances of logarithms. */
  meanLogError: number
  /** Median of estimate over price: 1 is neither too high nor too low. */
  bias: number
  /** Share of estimates from half the price to twice the price. */
  withinTwo: number
  medianFactorAnswered: number
  /** The factor of what would have been said of the declined. */
  declinedFactor: number
  /** Share of all lots. */
  declined: number
  /** Of them, those with fewer comparables than are needed. */
  tooFew: number
  /**
   * Share of the answered lots whose price lies in the range for half of such pieces, and that range's median
   * width, high over low.
   */
  coverage50: number
  width50: number
  /** The same of the range for 8 in 10. */
  coverage80: number
  width80: number
}

export function figuresOf(judged: readonly JudgedEstimate[]): Figures {
  const answered = judged.filter(({ outcome }) => outcome === 'told')
  const ratios = judged.map(({ lot, middle }) => middle / lot.price)
  return {
    lots: judged.length,
    medianError: median(ratios.map((ratio) => Math.abs(ratio - 1))),
    medianFactor: factorOf(judged),
    meanLogError: distancesOf(judged).reduce((sum, distance) => sum + distance, 0) / judged.length,
    bias: median(ratios),
    withinTwo: share(ratios, (ratio) => ratio >= 1 / 2 && ratio <= 2),
    medianFactorAnswered: factorOf(answered),
    declinedFactor: factorOf(judged.filter(({ outcome }) => outcome !== 'told')),
    declined: share(judged, ({ outcome }) => outcome !== 'told'),
    tooFew: share(judged, ({ outcome }) => outcome === 'too few'),
    coverage50: share(
      answered,
      ({ lot, range }) => range !== null && lot.price >= range.low && lot.price <= range.high,
    ),
    width50: quantile(
      answered.map(({ range }) => (range ? range.high / range.low : Number.NaN)),
      0.5,
    ),
    coverage80: share(
      answered,
      ({ lot, range }) => range !== null && lot.price >= range.wideLow && lot.price <= range.wideHigh,
    ),
    width80: quantile(
      answered.map(({ range }) => (range ? range.wideHigh / range.wideLow : Number.NaN)),
      0.5,
    ),
  }
}

/** How far each price lay from what was said, as a distance of logarithms. */
export function distancesOf(judged: readonly JudgedEstimate[]): Float64Array {
  return Float64Array.from(judged, ({ lot, middle }) => Math.abs(Math.log(middle / lot.price)))
}

/** The median factor between two prices of each lot. */
export function factorBetween(pairs: readonly { said: number; paid: number }[]): number {
  return Math.exp(median(pairs.map(({ said, paid }) => Math.abs(Math.log(said / paid)))))
}

function factorOf(judged: readonly JudgedEstimate[]): number {
  return factorBetween(judged.map(({ lot, middle }) => ({ said: middle, paid: lot.price })))
}

function share<Value>(values: readonly Value[], fits: (value: Value) => boolean): number {
  return values.length === 0 ? Number.NaN : values.filter((value) => fits(value)).length / values.length
}
