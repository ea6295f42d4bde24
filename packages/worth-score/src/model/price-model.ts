import { yearsBetween, type DescribedItem, type SoldLot } from '../sold-lot.ts'
import { featureTable, type FeatureTable } from './feature-table.ts'
import { featuresOf, plainStrengthsOf, strengthsOf, type Strengths } from './features.ts'
import { fitSpread } from './fit-spread.ts'
import {
  averageOf,
  driftOf,
  fitWords,
  type Drift,
  type FitOptions,
  type FittedWords,
  type TrainingLots,
} from './fit-words.ts'
import { crossFittedResiduals } from './cross-fitting.ts'

/** What words, makers, sizes and time do to a price. All figures are natural logarithms. */
export interface PriceModel {
  learntFrom: { lots: number; first: string; last: string }
  penalty: number
  level: number
  /** What each feature adds, times its strength. */
  weights: ReadonlyMap<string, number>
  /** How much each word counts for being rare; null in lessons from before words were weighed. */
  rarities: ReadonlyMap<string, number> | null
  drift: Drift & { from: string }
  /** The usual distance of a price from what the text says, by the text. */
  spread: { level: number; weights: ReadonlyMap<string, number> }
  /** What lots that were learnt from would have been expected to bring, had they not been: by their ids. */
  crossFitted: ReadonlyMap<string, number>
}

export function trainingLots(lots: readonly SoldLot[]): TrainingLots {
  const sorted = lots.toSorted((one, other) =>
    one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0,
  )
  return { lots: sorted, table: featureTable(sorted) }
}

/** How lots are fitted; found by what would have estimated later ones best. */
export interface LearntFit extends FitOptions {
  /** Those that count together, beside the best of them. */
  penalties: readonly { penalty: number; part: number }[]
}

/**
 * @param rows which of the lots to learn from, at least one
 * @param known their fit, where it is there
 */
export function learnPrices(
  training: TrainingLots,
  rows: Int32Array,
  options: LearntFit,
  known?: FittedWords,
): PriceModel {
  const words =
    known ??
    averageOf(
      options.penalties.map(({ penalty, part }) => ({
        fit: fitWords(training, rows, { ...options, penalty }),
        part,
      })),
    )
  const crossFitted = crossFittedResiduals(training, rows, options)
  const spread = fitSpread(training, rows, crossFitted)
  const lots = [...rows].map((row) => training.lots[row]).filter((lot) => lot !== undefined)
  return {
    learntFrom: { lots: rows.length, first: lots[0]?.saleDate ?? '', last: words.last },
    penalty: options.penalty,
    level: words.level,
    weights: named(training.table, words.weights),
    rarities: training.table.rarities,
    drift: { from: words.last, ...words.drift },
    spread: { level: spread.level, weights: named(training.table, spread.weights) },
    crossFitted: new Map(
      lots.map(({ id, price }, place) => [id, Math.log(price) - (crossFitted[place] ?? 0)]),
    ),
  }
}

/** What the text alone says on a day. */
export interface Expectation {
  /** The logarithm of the price. */
  log: number
  /** How far the logarithm of a price usually lies from that, for a text like this. */
  spread: number
}

export function expectationOf(model: PriceModel, item: DescribedItem, date: string): Expectation {
  const strengths = strengthsIn(model, item)
  return {
    log: model.level + sumOf(strengths, model.weights) + driftTo(model, item.category, date),
    spread: Math.exp(model.spread.level + sumOf(strengths, model.spread.weights)),
  }
}

export function expectedLog(model: PriceModel, item: DescribedItem, date: string): number {
  return expectationOf(model, item, date).log
}

export function expectedSpread(model: PriceModel, item: DescribedItem): number {
  return expectationOf(model, item, model.drift.from).spread
}

/** By how much the logarithm of prices has moved since the last sale that was learnt from. */
export function driftTo({ drift }: PriceModel, category: string, date: string): number {
  return driftOf(drift, category, yearsBetween(drift.from, date))
}

const later = new WeakMap<PriceModel, WeakMap<SoldLot, number>>()

/**
 * By how much a lot sold above (below 0: below) what its text lets expect, as a logarithm: of a model that
 * has not seen its price. One lot is met by many searches.
 */
export function residualOf(model: PriceModel, lot: SoldLot): number {
  return Math.log(lot.price) - (model.crossFitted.get(lot.id) ?? expectedLater(model, lot))
}

/** Of a lot that was sold after the model was learnt. */
function expectedLater(model: PriceModel, lot: SoldLot): number {
  let known = later.get(model)
  if (!known) later.set(model, (known = new WeakMap()))
  let expected = known.get(lot)
  if (expected === undefined) known.set(lot, (expected = expectedLog(model, lot, lot.saleDate)))
  return expected
}

function strengthsIn({ rarities }: PriceModel, item: DescribedItem): Strengths {
  const features = featuresOf(item)
  return rarities ? strengthsOf(features, (name) => rarities.get(name)) : plainStrengthsOf(features)
}

/** What each feature of a text adds to the logarithm of its price. */
export function contributionsOf(model: PriceModel, item: DescribedItem): Strengths {
  const added: Strengths = new Map()
  for (const [name, strength] of strengthsIn(model, item)) {
    const weight = model.weights.get(name)
    if (weight !== undefined) added.set(name, weight * strength)
  }
  return added
}

function sumOf(strengths: Strengths, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [name, strength] of strengths) sum += (weights.get(name) ?? 0) * strength
  return sum
}

function named({ names }: FeatureTable, weights: Float64Array): ReadonlyMap<string, number> {
  const kept = new Map<string, number>()
  for (const [place, weight] of weights.entries()) if (weight !== 0) kept.set(names[place] ?? '', weight)
  return kept
}
