import { yearsBetween, type DescribedItem, type SoldLot } from '../sold-lot.ts'
import { median } from '../statistics.ts'
import { featureTable, type FeatureTable, LEAST_LOTS_OF_A_FEATURE, partOf } from './feature-table.ts'
import {
  DESCRIPTION_LENGTH,
  featuresOf,
  plainStrengthsOf,
  STRENGTH,
  type Strengths,
  strengthsOf,
} from './features.ts'
import {
  averageOf,
  type Drift,
  driftOf,
  type FitOptions,
  type FittedWords,
  fitWords,
  type TrainingLots,
  unexplainedOf,
  withoutDays,
} from './fit-words.ts'
import { product, ridge } from './ridge.ts'

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

const PENALTY = 30
/** Some prices come close by chance: distances below this share of the usual one are alike. */
const LEAST_SHARE = 0.2
/**
 * What is believed before anything is learnt: of a thing that is told in half as many letters, prices lie 1.4
 * times as far out.
 */
const BY_LENGTH = -0.5 / STRENGTH.descriptionLength

interface FittedSpread {
  /** The logarithm of the usual distance of a price from what the text says. */
  level: number
  weights: Float64Array
}

/**
 * The logarithm of the size of residuals explained by the same features, without what a day brought as a
 * whole.
 *
 * @param crossFitted of each of the rows, from a model that had not seen it
 */
function fitSpread(training: TrainingLots, rows: Int32Array, crossFitted: Float64Array): FittedSpread {
  const distances = withoutDays(training, rows, crossFitted).map((residual) => Math.abs(residual))
  const least = LEAST_SHARE * median(distances) + Number.EPSILON
  const features = partOf(training.table, rows, LEAST_LOTS_OF_A_FEATURE)
  const believed = new Float64Array(features.width)
  const length = training.table.names.indexOf(DESCRIPTION_LENGTH)
  if (length >= 0) believed[length] = BY_LENGTH
  const byLength = product(features, believed)
  const sizes = distances.map((distance, place) => Math.log(distance + least) - (byLength[place] ?? 0))
  const { level, weights } = ridge(features, sizes, PENALTY, new Float64Array(sizes.length).fill(1))
  return { level, weights: weights.map((weight, place) => weight + (believed[place] ?? 0)) }
}

/** Folds: the residuals of each come from a model of the others. */
const FOLDS = 5
/** Half of so many lots teaches as much as all of them. */
const MANY = 20_000

/**
 * By how much each lot sold above (below 0: below) what others let expect, as logarithms. What a model says
 * of the lots that it learnt from is too near to their prices: their unexplained part looks several times as
 * small as that of an item whose price nobody knows.
 */
function crossFittedResiduals(training: TrainingLots, rows: Int32Array, options: FitOptions): Float64Array {
  const parts = rows.length > MANY ? 2 : FOLDS
  const partOfPlace = partsOf(training, rows, parts)
  const residuals = new Float64Array(rows.length)
  for (let part = 0; part < parts; part += 1) {
    const model = fitWords(
      training,
      rows.filter((_, place) => partOfPlace[place] !== part),
      options,
    )
    const places = Int32Array.from(rows.keys()).filter((place) => partOfPlace[place] === part)
    const unexplained = unexplainedOf(
      training,
      places.map((place) => rows[place] ?? 0),
      model,
    )
    for (const [number, place] of places.entries()) residuals[place] = unexplained[number] ?? 0
  }
  return residuals
}

/**
 * Lots of one title on one day, such as two of a pair that bring one price, stay together: none is judged by
 * its twin.
 */
function partsOf({ lots }: TrainingLots, rows: Int32Array, parts: number): Uint8Array {
  const numbers = new Map<string, number>()
  return Uint8Array.from(rows, (row) => {
    const name = `${lots[row]?.saleDate} ${lots[row]?.title}`
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number % parts
  })
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
