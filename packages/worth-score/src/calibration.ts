import { median, quantile } from './statistics.ts'

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
  /** Wider ranges for 8 in 10 help nobody; Infinity where those that are wider come as near as others. */
  widestTold: number
}

/** A lot whose price was estimated before it was looked at. */
export interface JudgedLot {
  category: string
  /** The logarithm of the price above (below 0: below) the middle estimate, over the expected spread. */
  score: number
  spread: number
}

/** Of the judged lots, no more than this share is declined for the width of its range. */
const UNCOMMON = 0.08
/**
 * A range for 8 in 10 whose end is more than so many times its begin helps nobody, unless the whole market is
 * like that: then the uncommonly wide ones are not told.
 */
const WIDEST_TOLD = 12
/** Where declined lots are not so many times as hard as the others, a wide range is told. */
const HARDER = 1.2
/** Fewer declined lots do not show how hard they are. */
const LEAST_DECLINED = 10
/** Below this many, a category's own quantiles are less sure than those of all. */
const LEAST_OF_A_CATEGORY = 200

/**
 * Split conformal prediction with locally weighted scores (Lei, G'Sell, Rinaldo, Tibshirani and Wasserman
 * 2018, "Distribution-Free Predictive Inference for Regression", section 5.2), by category where there is
 * enough (the Mondrian taxonomy of Vovk, Gammerman and Shafer 2005): whatever the prices' true distribution,
 * a range that reached far enough for 8 in 10 of the lots judged before reaches far enough for 8 in 10 of
 * those to come, as long as they are of a kind.
 */
export function calibrated(judged: readonly JudgedLot[]): Calibration {
  const overall = reachOf(judged)
  const byCategory = new Map<string, Reach>()
  const enough = [...Map.groupBy(judged, (lot) => lot.category)].filter(
    ([, own]) => own.length >= LEAST_OF_A_CATEGORY,
  )
  const own = enough.map(([category, lots]) => ({ category, lots: lots.length, reach: reachOf(lots) }))
  const half = pooled(
    overall.half,
    own.map(({ lots, reach }) => ({ lots, reach: reach.half })),
  )
  const eightInTen = pooled(
    overall.eightInTen,
    own.map(({ lots, reach }) => ({ lots, reach: reach.eightInTen })),
  )
  for (const [place, { category }] of own.entries())
    byCategory.set(category, {
      half: half[place] ?? overall.half,
      eightInTen: eightInTen[place] ?? overall.eightInTen,
    })
  const widths = judged.map((lot) =>
    Math.exp(2 * lot.spread * (byCategory.get(lot.category) ?? overall).eightInTen),
  )
  return {
    overall,
    byCategory,
    usualWidth: quantile(widths, 0.5),
    widestTold: widestTold(judged, widths),
  }
}

/** By the lots that were judged: a range is declined for its width only where that finds the hard ones. */
function widestTold(judged: readonly JudgedLot[], widths: readonly number[]): number {
  const widest = Math.max(WIDEST_TOLD, quantile(widths, 1 - UNCOMMON) || 0)
  const distances = (wide: boolean) =>
    judged
      .filter((_, place) => (widths[place] ?? 0) > widest === wide)
      .map(({ score, spread }) => Math.abs(score * spread))
  const declined = distances(true)
  if (declined.length < LEAST_DECLINED) return widest
  return median(declined) - median(distances(false)) >= Math.log(HARDER) ? widest : Infinity
}

/**
 * Of the logarithm of a quantile of n distances, the variance by chance is about this over n (of normal ones:
 * 1.4 for half, 1.0 for 8 in 10).
 */
const CHANCE = 1.2

/**
 * A category's own reach, drawn towards that of all by the share of chance in how the categories differ
 * (empirical Bayes; Efron and Morris 1975): most differences are in the spread already.
 */
function pooled(overall: number, own: readonly { lots: number; reach: number }[]): number[] {
  const apart = own.map(({ reach }) => Math.log(reach / overall) || 0)
  const chance = own.map(({ lots }) => CHANCE / lots)
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const between = Math.max(0, mean(apart.map((value) => value ** 2)) - mean(chance))
  return apart.map(
    (value, place) => overall * Math.exp(value * (between / (between + (chance[place] ?? 0)) || 0)),
  )
}

export function reachFor({ overall, byCategory }: Calibration, category: string): Reach {
  return byCategory.get(category) ?? overall
}

/** The ⌈(n + 1) · share⌉-th smallest distance, which is what makes the promise hold for few lots, too. */
function reachOf(judged: readonly JudgedLot[]): Reach {
  const distances = Float64Array.from(judged, ({ score }) => Math.abs(score)).sort()
  const at = (share: number) =>
    distances[Math.min(distances.length, Math.ceil((distances.length + 1) * share)) - 1] ?? 1
  return { half: at(0.5), eightInTen: at(0.8) }
}
