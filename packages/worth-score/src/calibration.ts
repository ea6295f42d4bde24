import { quantile } from './statistics.ts'

/** How far out, in units of the expected spread, half and eight in ten of the judged prices lay. */
export interface Reach {
  half: number
  eightInTen: number
}

export interface Calibration {
  overall: Reach
  /** Of categories with enough judged lots. */
  byCategory: ReadonlyMap<string, Reach>
  /** Of the ranges for 8 in 10 among the judged lots, high over low: the usual one. */
  usualWidth: number
}

/** A lot whose price was estimated before it was looked at. */
export interface JudgedLot {
  category: string
  /** The logarithm of the price above (below 0: below) the middle estimate, over the expected spread. */
  score: number
  spread: number
}

/** Below this many, a category's own quantiles are less sure than those of all. */
const LEAST_OF_A_CATEGORY = 200

/**
 * Split conformal prediction with locally weighted scores (Lei, G'Sell, Rinaldo, Tibshirani and Wasserman 2018,
 * "Distribution-Free Predictive Inference for Regression", section 5.2), by category where there is enough (the Mondrian
 * taxonomy of Vovk, Gammerman and Shafer 2005): whatever the prices' true distribution, a range that reached far enough
 * for 8 in 10 of the lots judged before reaches far enough for 8 in 10 of those to come, as long as they are of a kind.
 */
export function calibrated(judged: readonly JudgedLot[]): Calibration {
  const overall = reachOf(judged)
  const byCategory = new Map<string, Reach>()
  for (const [category, own] of Map.groupBy(judged, (lot) => lot.category)) {
    if (own.length >= LEAST_OF_A_CATEGORY) byCategory.set(category, reachOf(own))
  }
  const usualWidth = Math.exp(2 * quantile(judged.map((lot) => lot.spread * (byCategory.get(lot.category) ?? overall).eightInTen), 0.5))
  return { overall, byCategory, usualWidth }
}

export function reachFor({ overall, byCategory }: Calibration, category: string): Reach {
  return byCategory.get(category) ?? overall
}

/** The ⌈(n + 1) · share⌉-th smallest distance, which is what makes the promise hold for few lots, too. */
function reachOf(judged: readonly JudgedLot[]): Reach {
  const distances = Float64Array.from(judged, ({ score }) => Math.abs(score)).sort()
  const at = (share: number) => distances[Math.min(distances.length, Math.ceil((distances.length + 1) * share)) - 1] ?? 1
  return { half: at(0.5), eightInTen: at(0.8) }
}
