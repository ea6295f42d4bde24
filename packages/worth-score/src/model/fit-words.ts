import { yearsBetween, type SoldLot } from '../sold-lot.ts'
import { median, robustSpread, weightedMean } from '../statistics.ts'
import { yearlyDrift } from './drift.ts'
import { partOf, type FeatureTable } from './feature-table.ts'
import { product, ridge } from './ridge.ts'

/** Lots in the order of their dates, with their features counted once for all fits. */
export interface TrainingLots {
  lots: readonly SoldLot[]
  table: FeatureTable
}

/** Prices of older sales count less: half as much every eight years. */
const HALF_LIFE_YEARS = 8
/** Of a word that one lot has, nobody knows what it does. */
export const LEAST_LOTS_OF_A_FEATURE = 2
/**
 * Rounds of giving less weight to lots that the model cannot explain, such as wrongly labeled ones (Huber
 * 1964).
 */
const ROBUST_ROUNDS = 2
const HUBER = 1.345

export interface FittedWords {
  level: number
  weights: Float64Array
  drift: { overall: number; byCategory: ReadonlyMap<string, number> }
  last: string
}

/** Words and drift in turn, each from what the other leaves unexplained. */
export function fitWords({ lots, table }: TrainingLots, wanted: Int32Array, penalty: number): FittedWords {
  const rows = partOf(table, wanted, LEAST_LOTS_OF_A_FEATURE)
  const sold = [...wanted].map((row) => lots[row]).filter((lot) => lot !== undefined)
  const last = sold.at(-1)?.saleDate ?? ''
  const years = Float64Array.from(sold, ({ saleDate }) => yearsBetween(last, saleDate))
  const prices = Float64Array.from(sold, ({ price }) => Math.log(price))
  const ageWeights = years.map((year) => 0.5 ** (-year / HALF_LIFE_YEARS))
  let rowWeights = ageWeights
  let drift: FittedWords['drift'] = { overall: 0, byCategory: new Map() }
  let level = 0
  let weights: Float64Array = new Float64Array(rows.width)
  let explained: Float64Array = new Float64Array(sold.length)
  for (let round = 0; round <= ROBUST_ROUNDS; round += 1) {
    const undrifted = prices.map(
      (price, row) => price - driftOf(drift, sold[row]?.category ?? '') * (years[row] ?? 0),
    )
    level = weightedMean(undrifted, rowWeights)
    weights = ridge(
      rows,
      undrifted.map((price) => price - level),
      penalty,
      rowWeights,
    )
    explained = product(rows, weights)
    const unexplained = prices.map((price, row) => price - level - (explained[row] ?? 0))
    drift = driftIn(sold, years, unexplained)
    const left = undrifted.map((price, row) => price - level - (explained[row] ?? 0))
    const usual = HUBER * robustSpread(left)
    rowWeights = ageWeights.map((weight, row) => weight * Math.min(1, usual / Math.abs(left[row] ?? 1)))
  }
  return { level, weights, drift, last }
}

/** The drift that all share, and what each category goes beyond it. */
function driftIn(
  lots: readonly SoldLot[],
  years: Float64Array,
  residuals: Float64Array,
): FittedWords['drift'] {
  const all = lots.map(({ category }, row) => ({
    category,
    year: years[row] ?? 0,
    residual: residuals[row] ?? 0,
  }))
  const overall = yearlyDrift(all)
  const byCategory = Map.groupBy(all, ({ category }) => category)
  return {
    overall,
    byCategory: new Map(
      [...byCategory].map(([category, own]) => [
        category,
        byCategory.size > 1
          ? yearlyDrift(own.map(({ year, residual }) => ({ year, residual: residual - overall * year })))
          : 0,
      ]),
    ),
  }
}

export function driftOf({ overall, byCategory }: FittedWords['drift'], category: string): number {
  return overall + (byCategory.get(category) ?? 0)
}

/** By how much some lots sold above (below 0: below) what others let expect, as logarithms. */
export function unexplainedOf(
  { lots, table }: TrainingLots,
  rows: Int32Array,
  model: FittedWords,
): Float64Array {
  const explained = product(partOf(table, rows, 1), model.weights)
  return Float64Array.from(rows, (row, number) => {
    const lot = lots[row]
    if (!lot) return 0
    return (
      Math.log(lot.price) -
      model.level -
      (explained[number] ?? 0) -
      driftOf(model.drift, lot.category) * yearsBetween(model.last, lot.saleDate)
    )
  })
}

/** The error that a penalty would have made on later lots: the median distance of the logarithms. */
export function errorOn(
  training: TrainingLots,
  learnFrom: Int32Array,
  judged: Int32Array,
  penalty: number,
): number {
  return median(
    unexplainedOf(training, judged, fitWords(training, learnFrom, penalty)).map((residual) =>
      Math.abs(residual),
    ),
  )
}
