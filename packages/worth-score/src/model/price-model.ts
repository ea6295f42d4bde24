import { yearsBetween, type DescribedItem, type SoldLot } from '../sold-lot.ts'
import { featureTable, type FeatureTable } from './feature-table.ts'
import { featuresOf } from './features.ts'
import { fitSpread } from './fit-spread.ts'
import { driftOf, fitWords, type TrainingLots } from './fit-words.ts'

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

export function trainingLots(lots: readonly SoldLot[]): TrainingLots {
  const sorted = lots.toSorted((one, other) =>
    one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0,
  )
  return { lots: sorted, table: featureTable(sorted) }
}

/** @param rows which of the lots to learn from, at least one */
export function learnPrices(training: TrainingLots, rows: Int32Array, penalty: number): PriceModel {
  const words = fitWords(training, rows, penalty)
  const spread = fitSpread(training, rows, penalty)
  const lots = [...rows].map((row) => training.lots[row]).filter((lot) => lot !== undefined)
  return {
    learntFrom: { lots: rows.length, first: lots[0]?.saleDate ?? '', last: words.last },
    penalty,
    level: words.level,
    weights: named(training.table, words.weights),
    drift: { from: words.last, ...words.drift },
    spread: { level: spread.level, weights: named(training.table, spread.weights) },
  }
}

/** The logarithm of the price that the text alone lets expect on a day. */
export function expectedLog(model: PriceModel, item: DescribedItem, date: string): number {
  let sum = model.level
  for (const [name, strength] of featuresOf(item)) sum += (model.weights.get(name) ?? 0) * strength
  return sum + driftOf(model.drift, item.category) * yearsBetween(model.drift.from, date)
}

const residuals = new WeakMap<PriceModel, WeakMap<SoldLot, number>>()

/**
 * By how much a lot sold above (below 0: below) what its text lets expect, as a logarithm. One lot is met by
 * many searches.
 */
export function residualOf(model: PriceModel, lot: SoldLot): number {
  let known = residuals.get(model)
  if (!known) residuals.set(model, (known = new WeakMap()))
  let residual = known.get(lot)
  if (residual === undefined)
    known.set(lot, (residual = Math.log(lot.price) - expectedLog(model, lot, lot.saleDate)))
  return residual
}

/** How far the logarithm of a price usually lies from the expected one, for a text like this. */
export function expectedSpread(model: PriceModel, item: DescribedItem): number {
  let sum = model.spread.level
  for (const [name, strength] of featuresOf(item)) sum += (model.spread.weights.get(name) ?? 0) * strength
  return Math.exp(sum)
}

function named({ names }: FeatureTable, weights: Float64Array): ReadonlyMap<string, number> {
  const kept = new Map<string, number>()
  for (const [place, weight] of weights.entries()) if (weight !== 0) kept.set(names[place] ?? '', weight)
  return kept
}
