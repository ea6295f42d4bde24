import { yearsBetween, type SoldLot } from '../sold-lot.ts'
import { robustSpread } from '../statistics.ts'
import { dayLevels, EVEN_MARKET, levelAt, marketLevels, type MarketLevels, yearlyDrift } from './drift.ts'
import { LEAST_LOTS_OF_A_FEATURE, partOf, type FeatureTable } from './feature-table.ts'
import { product, ridge } from './ridge.ts'

/** Lots in the order of their dates, with their features counted once for all fits. */
export interface TrainingLots {
  lots: readonly SoldLot[]
  table: FeatureTable
}

/** Prices of older sales count less: half as much every eight years. */
const HALF_LIFE_YEARS = 8
/**
 * Rounds of giving less weight to lots that the model cannot explain, such as wrongly labeled ones (Huber
 * 1964).
 */
const ROBUST_ROUNDS = 2
const HUBER = 1.345

export interface FittedWords {
  level: number
  weights: Float64Array
  drift: Drift
  last: string
}

/** How the logarithm of prices moves with the years, counted from the last sale. */
export interface Drift {
  /** A year, of all. */
  overall: number
  /** A year, of a category beyond that. */
  byCategory: ReadonlyMap<string, number>
  market: MarketLevels
}

/** How a model is fitted; chosen by what would have estimated the later lots best. */
export interface FitOptions {
  /** How strongly single words are held back. */
  penalty: number
  /** Whether it goes with the ups and downs of the market, which last: elsewhere they are chance. */
  followsMarket: boolean
}

/** Words and drift in turn, each from what the other leaves unexplained. */
export function fitWords(
  { lots, table }: TrainingLots,
  wanted: Int32Array,
  { penalty, followsMarket }: FitOptions,
): FittedWords {
  const rows = partOf(table, wanted, LEAST_LOTS_OF_A_FEATURE)
  const sold = [...wanted].map((row) => lots[row]).filter((lot) => lot !== undefined)
  const last = sold.at(-1)?.saleDate ?? ''
  const years = Float64Array.from(sold, ({ saleDate }) => yearsBetween(last, saleDate))
  const prices = Float64Array.from(sold, ({ price }) => Math.log(price))
  const ageWeights = years.map((year) => 0.5 ** (-year / HALF_LIFE_YEARS))
  let rowWeights = ageWeights
  let drift: Drift = { overall: 0, byCategory: new Map(), market: EVEN_MARKET }
  let level = 0
  let weights: Float64Array = new Float64Array(rows.width)
  let explained: Float64Array = new Float64Array(sold.length)
  for (let round = 0; round <= ROBUST_ROUNDS; round += 1) {
    const undrifted = prices.map(
      (price, row) => price - driftOf(drift, sold[row]?.category ?? '', years[row] ?? 0),
    )
    ;({ level, weights } = ridge(rows, undrifted, penalty, rowWeights))
    explained = product(rows, weights)
    const unexplained = prices.map((price, row) => price - level - (explained[row] ?? 0))
    drift = driftIn(sold, years, unexplained)
    if (followsMarket) drift = { ...drift, market: marketIn(sold, years, unexplained, drift) }
    const left = undrifted.map((price, row) => price - level - (explained[row] ?? 0))
    const usual = HUBER * robustSpread(left)
    rowWeights = ageWeights.map((weight, row) => weight * Math.min(1, usual / Math.abs(left[row] ?? 1)))
  }
  return { level, weights, drift, last }
}

/** The drift that all share, and what each category goes beyond it. */
function driftIn(lots: readonly SoldLot[], years: Float64Array, residuals: Float64Array): Drift {
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
    market: EVEN_MARKET,
  }
}

function marketIn(
  lots: readonly SoldLot[],
  years: Float64Array,
  residuals: Float64Array,
  drift: Drift,
): MarketLevels {
  return marketLevels(
    lots.map(({ category }, row) => {
      const year = years[row] ?? 0
      return { year, residual: (residuals[row] ?? 0) - driftOf(drift, category, year) }
    }),
  )
}

/** By how much prices of a category lay above those of the last sale, a number of years after it. */
export function driftOf({ overall, byCategory, market }: Drift, category: string, years: number): number {
  return (overall + (byCategory.get(category) ?? 0)) * years + levelAt(market, years)
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
      driftOf(model.drift, lot.category, yearsBetween(model.last, lot.saleDate))
    )
  })
}

/** Several fits of the same lots as one, each as much as its part. */
export function averageOf(fits: readonly { fit: FittedWords; part: number }[]): FittedWords {
  const [first] = fits
  if (!first) throw new Error('There is nothing to take the average of.')
  const total = fits.reduce((sum, { part }) => sum + part, 0)
  const mean = (figure: (fit: FittedWords) => number) =>
    fits.reduce((sum, { fit, part }) => sum + (part / total) * figure(fit), 0)
  const { drift, weights, last } = first.fit
  return {
    last,
    level: mean(({ level }) => level),
    weights: weights.map((_, place) => mean((fit) => fit.weights[place] ?? 0)),
    drift: {
      overall: mean((fit) => fit.drift.overall),
      byCategory: new Map(
        [...drift.byCategory.keys()].map((category) => [
          category,
          mean((fit) => fit.drift.byCategory.get(category) ?? 0),
        ]),
      ),
      market: {
        first: drift.market.first,
        levels: drift.market.levels.map((_, at) => mean((fit) => fit.drift.market.levels[at] ?? 0)),
      },
    },
  }
}

/** Residuals without what a day brought above or below as a whole: it says nothing of the texts. */
export function withoutDays(training: TrainingLots, rows: Int32Array, residuals: Float64Array): Float64Array {
  const first = training.lots[0]?.saleDate ?? ''
  const years = Float64Array.from(rows, (row) => yearsBetween(first, training.lots[row]?.saleDate ?? first))
  const levels = dayLevels([...residuals].map((residual, place) => ({ year: years[place] ?? 0, residual })))
  return residuals.map((residual, place) => residual - (levels.get(years[place] ?? 0) ?? 0))
}
