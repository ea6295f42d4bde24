import { yearsBetween, type DescribedItem, type SoldLot } from '../sold-lot.ts'
import { median, robustSpread, weightedMean } from '../statistics.ts'
import { yearlyDrift } from './drift.ts'
import { featureTable, partOf, type FeatureTable } from './feature-table.ts'
import { featuresOf } from './features.ts'
import { product, ridge, type SparseRows } from './ridge.ts'

/** What words, makers, sizes and time do to a price. All figures are natural logarithms. */
export interface PriceModel {
  learntFrom: { lots: number; first: string; last: string }
  /** How strongly single words are held back; chosen by what would have estimated the later lots best. */
  penalty: number
  level: number
  /** What each feature adds, times its strength. */
  weights: ReadonlyMap<string, number>
  /** A year, counted from `driftFrom`. */
  drift: { from: string; overall: number; byCategory: ReadonlyMap<string, number> }
  /** The usual distance of a price from what the text says, by the text. */
  spread: { level: number; weights: ReadonlyMap<string, number> }
}

/** Lots in the order of their dates, with their features counted once for all fits. */
export interface TrainingLots {
  lots: readonly SoldLot[]
  table: FeatureTable
}

/** Prices of older sales count less: half as much every eight years. */
const HALF_LIFE_YEARS = 8
/** Of a word that one lot has, nobody knows what it does. */
const LEAST_LOTS_OF_A_FEATURE = 2
/** Rounds of giving less weight to lots that the model cannot explain, such as wrongly labeled ones (Huber 1964). */
const ROBUST_ROUNDS = 2
const HUBER = 1.345
/** How far a text's spread goes from the usual one is learnt with more caution than its price. */
const SPREAD_PENALTY = 1000
const LEAST_SPREAD = 0.02
/** Two parts, each judged by what the other taught: nobody is judged by a model that has seen his price. */
const PARTS = 2

export function trainingLots(lots: readonly SoldLot[]): TrainingLots {
  const sorted = lots.toSorted((one, other) => (one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0))
  return { lots: sorted, table: featureTable(sorted) }
}

/** @param rows which of the lots to learn from, at least one */
export function learnPrices(training: TrainingLots, rows: Int32Array, penalty: number): PriceModel {
  const words = fitWords(training, rows, penalty)
  const lots = [...rows].map((row) => training.lots[row]).filter((lot) => lot !== undefined)
  return {
    learntFrom: { lots: rows.length, first: lots[0]?.saleDate ?? '', last: words.last },
    penalty,
    level: words.level,
    weights: named(training.table, words.weights),
    drift: { from: words.last, ...words.drift },
    spread: fitSpread(training, rows, penalty),
  }
}

/** The logarithm of the price that the text alone lets expect on a day. */
export function expectedLog(model: PriceModel, item: DescribedItem, date: string): number {
  let sum = model.level
  for (const [name, strength] of featuresOf(item)) sum += (model.weights.get(name) ?? 0) * strength
  return sum + driftOf(model.drift, item.category) * yearsBetween(model.drift.from, date)
}

const residuals = new WeakMap<PriceModel, WeakMap<SoldLot, number>>()

/** By how much a lot sold above (below 0: below) what its text lets expect, as a logarithm. One lot is met by many searches. */
export function residualOf(model: PriceModel, lot: SoldLot): number {
  let known = residuals.get(model)
  if (!known) residuals.set(model, (known = new WeakMap()))
  let residual = known.get(lot)
  if (residual === undefined) known.set(lot, (residual = Math.log(lot.price) - expectedLog(model, lot, lot.saleDate)))
  return residual
}

/** How far the logarithm of a price usually lies from the expected one, for a text like this. */
export function expectedSpread(model: PriceModel, item: DescribedItem): number {
  let sum = model.spread.level
  for (const [name, strength] of featuresOf(item)) sum += (model.spread.weights.get(name) ?? 0) * strength
  return Math.exp(sum)
}

interface FittedWords {
  level: number
  weights: Float64Array
  drift: { overall: number; byCategory: ReadonlyMap<string, number> }
  last: string
}

/** Words and drift in turn, each from what the other leaves unexplained. */
function fitWords({ lots, table }: TrainingLots, wanted: Int32Array, penalty: number): FittedWords {
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
    const undrifted = prices.map((price, row) => price - driftOf(drift, sold[row]?.category ?? '') * (years[row] ?? 0))
    level = weightedMean(undrifted, rowWeights)
    weights = ridge(rows, undrifted.map((price) => price - level), penalty, rowWeights)
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
function driftIn(lots: readonly SoldLot[], years: Float64Array, residuals: Float64Array): FittedWords['drift'] {
  const all = lots.map(({ category }, row) => ({ category, year: years[row] ?? 0, residual: residuals[row] ?? 0 }))
  const overall = yearlyDrift(all)
  const byCategory = Map.groupBy(all, ({ category }) => category)
  return {
    overall,
    byCategory: new Map([...byCategory].map(([category, own]) => [category, byCategory.size > 1 ? yearlyDrift(own.map(({ year, residual }) => ({ year, residual: residual - overall * year }))) : 0])),
  }
}

function driftOf({ overall, byCategory }: FittedWords['drift'], category: string): number {
  return overall + (byCategory.get(category) ?? 0)
}

/** By residuals of lots that the model had not seen, the logarithm of their size explained by the same features. */
function fitSpread(training: TrainingLots, rows: Int32Array, penalty: number): PriceModel['spread'] {
  const sizes = new Float64Array(rows.length)
  for (let part = 0; part < PARTS; part += 1) {
    const model = fitWords(training, rows.filter((_, place) => place % PARTS !== part), penalty)
    const judged = rows.map((row, place) => (place % PARTS === part ? row : -1)).filter((row) => row >= 0)
    const explained = product(partOf(training.table, judged, 1), model.weights)
    for (const [number, row] of judged.entries()) {
      const lot = training.lots[row]
      if (!lot) continue
      const expected = model.level + (explained[number] ?? 0) + driftOf(model.drift, lot.category) * yearsBetween(model.last, lot.saleDate)
      sizes[number * PARTS + part] = Math.log(Math.abs(Math.log(lot.price) - expected) + LEAST_SPREAD)
    }
  }
  const level = weightedMean(sizes, new Float64Array(sizes.length).fill(1))
  const features: SparseRows = partOf(training.table, rows, LEAST_LOTS_OF_A_FEATURE)
  const weights = ridge(features, sizes.map((size) => size - level), SPREAD_PENALTY, new Float64Array(sizes.length).fill(1))
  return { level, weights: named(training.table, weights) }
}

/** The error that a penalty would have made on later lots: the median distance of the logarithms. */
export function errorOn(training: TrainingLots, learnFrom: Int32Array, judged: Int32Array, penalty: number): number {
  const model = fitWords(training, learnFrom, penalty)
  const explained = product(partOf(training.table, judged, 1), model.weights)
  return median([...judged].map((row, number) => {
    const lot = training.lots[row]
    if (!lot) return 0
    return Math.abs(Math.log(lot.price) - model.level - (explained[number] ?? 0) - driftOf(model.drift, lot.category) * yearsBetween(model.last, lot.saleDate))
  }))
}

function named({ names }: FeatureTable, weights: Float64Array): ReadonlyMap<string, number> {
  const kept = new Map<string, number>()
  for (const [place, weight] of weights.entries()) if (weight !== 0) kept.set(names[place] ?? '', weight)
  return kept
}
