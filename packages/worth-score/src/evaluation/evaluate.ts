import { estimate } from '../estimate.ts'
import { learn } from '../learn.ts'
import { foldedText } from '../model/features.ts'
import { expectedLog } from '../model/price-model.ts'
import { product, ridge, type SparseRows } from '../model/ridge.ts'
import { numbersFrom } from '../random.ts'
import type { DescribedItem, SoldLot } from '../sold-lot.ts'
import { splitByDate } from '../split-by-date.ts'
import { median, quantile } from '../statistics.ts'
import { distancesOf, factorBetween, figuresOf, type Figures, type JudgedEstimate } from './judge.ts'
import type { EvaluatedLot } from './read-lots.ts'
import { similarLots } from './similar-lots.ts'

/** From here to there a figure lies with 95 in 100. */
interface Interval {
  from: number
  to: number
}

export interface Evaluation {
  learntFrom: number
  overall: Figures
  /** Where the median factor of all lots lies with 95 in 100. */
  factorInterval: Interval
  /** The same lots by three plain ways: the median price of the category, */
  categoryMedian: Figures
  /** the median of the 20 lots with the nearest texts, */
  nearestTexts: Figures
  /** and ridge regression on words. */
  plainRidge: Figures
  /** How many times the median factor of the plain ridge regression ours is: below 1 it is the smaller one. */
  overPlainRidge: Interval & { ratio: number }
  byCategory: { category: string; figures: Figures; categoryMedian: Figures; nearestTexts: Figures }[]
  /** Of a generated corpus: single lots that are labeled rightly, by the generator's own rules and by ours. */
  trueModel: { lots: number; medianFactor: number; ours: number; categoryMedian: number } | null
}

const CANDIDATES = 80
const NEAREST = 20
const LEAST_OF_A_CATEGORY = 50

/**
 * Learns from the earlier lots and estimates the later ones, as `docs/worthscore.md` describes.
 *
 * @param lots of one currency, in any order
 * @throws Error when the lots are of fewer than three days: the earlier part is split again to calibrate
 */
export async function evaluate(
  lots: readonly EvaluatedLot[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Evaluation> {
  const sorted = lots.toSorted((one, other) =>
    one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0,
  )
  const split = splitByDate(sorted)
  const earlier: EvaluatedLot[] = split.earlier
  const later: EvaluatedLot[] = split.later
  const similarAmong = (some: readonly EvaluatedLot[]) =>
    similarLots(some, { withinCategory: true, most: CANDIDATES })
  const learnt = await learn(earlier, similarAmong)
  const similar = similarAmong(earlier)
  const nearest = similarLots(earlier, { withinCategory: false, most: NEAREST })
  const medians = new Map(
    [...Map.groupBy(earlier, ({ category }) => category)].map(([category, own]) => [
      category,
      median(own.map(({ price }) => price)),
    ]),
  )
  const overallMedian = median(earlier.map(({ price }) => price))
  const medianOf = ({ category }: EvaluatedLot) => medians.get(category) ?? overallMedian

  const ours: JudgedEstimate[] = []
  const byMedian: JudgedEstimate[] = []
  const byTexts: JudgedEstimate[] = []
  const ridgePrice = plainRidge(earlier)
  const byRidge = later.map((lot) => plain(lot, ridgePrice(lot)))
  for (const [number, lot] of later.entries()) {
    const said = estimate(learnt, lot, lot.saleDate, similar(lot))
    const found = medians.has(lot.category)
      ? Math.exp(expectedLog(learnt.prices, lot, lot.saleDate))
      : overallMedian
    ours.push({
      lot,
      middle: said.range?.middle ?? (said.comparables.length > 0 ? found : medianOf(lot)),
      outcome: said.outcome,
      range: said.range,
    })
    byMedian.push(plain(lot, medianOf(lot)))
    const texts = nearest(lot)
    byTexts.push(
      plain(lot, texts.length > 0 ? median(texts.map((candidate) => candidate.lot.price)) : medianOf(lot)),
    )
    if (number % 500 === 0) onProgress(number, later.length)
  }
  const overall = figuresOf(ours)
  const ridge = figuresOf(byRidge)
  return {
    learntFrom: earlier.length,
    overall,
    factorInterval: factorInterval(distancesOf(ours)),
    categoryMedian: figuresOf(byMedian),
    nearestTexts: figuresOf(byTexts),
    plainRidge: ridge,
    overPlainRidge: {
      ratio: overall.medianFactor / ridge.medianFactor,
      ...ratioInterval(distancesOf(ours), distancesOf(byRidge)),
    },
    byCategory: [...Map.groupBy(ours, ({ lot }) => lot.category)]
      .filter(([, own]) => own.length >= LEAST_OF_A_CATEGORY)
      .map(([category, own]) => ({
        category,
        figures: figuresOf(own),
        categoryMedian: figuresOf(byMedian.filter(({ lot }) => lot.category === category)),
        nearestTexts: figuresOf(byTexts.filter(({ lot }) => lot.category === category)),
      })),
    trueModel: againstTheTruth(ours, byMedian),
  }
}

const PENALTIES = [1, 4, 16, 64, 256]
const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/**
 * What anybody would try first: ridge regression of the logarithm of prices on words and numbers of title and
 * description together, weighted by their rarity (tf-idf), with the penalty that does best on the last
 * quarter of what is known.
 *
 * @param earlier in the order of their dates, of two days at least
 * @returns the price of an item
 */
function plainRidge(earlier: readonly SoldLot[]): (item: DescribedItem) => number {
  const inner = splitByDate(earlier)
  const [best = 1] = PENALTIES.map((penalty) => {
    const priceOf = fitted(inner.earlier, penalty)
    const errors = inner.later.map((lot) => Math.abs(Math.log(priceOf(lot) / lot.price)))
    return { penalty, error: errors.reduce((sum, error) => sum + error, 0) }
  })
    .toSorted((one, other) => one.error - other.error)
    .map(({ penalty }) => penalty)
  return fitted(earlier, best)
}

function fitted(lots: readonly SoldLot[], penalty: number): (item: DescribedItem) => number {
  const counts = lots.map(wordCounts)
  const lotsOfWord = new Map<string, number>()
  for (const words of counts)
    for (const word of words.keys()) lotsOfWord.set(word, (lotsOfWord.get(word) ?? 0) + 1)
  const places = new Map([...lotsOfWord.keys()].map((word, place) => [word, place]))
  const rarities = Float64Array.from(
    lotsOfWord.values(),
    (own) => Math.log((1 + lots.length) / (1 + own)) + 1,
  )
  const rows = sparseRows(counts, places, rarities)
  const { level, weights } = ridge(
    rows,
    Float64Array.from(lots, ({ price }) => Math.log(price)),
    penalty,
    new Float64Array(lots.length).fill(1),
  )
  return (item) =>
    Math.exp(level + (product(sparseRows([wordCounts(item)], places, rarities), weights)[0] ?? 0))
}

function wordCounts({ title, description }: DescribedItem): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of foldedText(`${title} ${description}`).match(WORD) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function sparseRows(
  texts: readonly ReadonlyMap<string, number>[],
  placeOf: ReadonlyMap<string, number>,
  rarities: Float64Array,
): SparseRows {
  const starts = new Int32Array(texts.length + 1)
  const most = texts.reduce((sum, words) => sum + words.size, 0)
  const places = new Int32Array(most)
  const strengths = new Float64Array(most)
  let count = 0
  for (const [row, words] of texts.entries()) {
    for (const [word, times] of words) {
      const place = placeOf.get(word)
      if (place === undefined) continue
      places[count] = place
      strengths[count] = times * (rarities[place] ?? 0)
      count += 1
    }
    starts[row + 1] = count
  }
  return {
    starts,
    places: places.subarray(0, count),
    strengths: strengths.subarray(0, count),
    width: rarities.length,
  }
}

/** A way that always answers and gives no range. */
function plain(lot: EvaluatedLot, middle: number): JudgedEstimate {
  return { lot, middle, outcome: 'told', range: null }
}

function againstTheTruth(
  ours: readonly JudgedEstimate[],
  byMedian: readonly JudgedEstimate[],
): Evaluation['trueModel'] {
  const factorOf = (judged: readonly JudgedEstimate[]) =>
    factorBetween(
      judged
        .filter(({ lot }) => lot.trueMedian !== undefined)
        .map(({ lot, middle }) => ({ said: middle, paid: lot.price })),
    )
  const known = ours.flatMap(({ lot }) =>
    lot.trueMedian === undefined ? [] : [{ said: lot.trueMedian, paid: lot.price }],
  )
  if (known.length === 0) return null
  return {
    lots: known.length,
    medianFactor: factorBetween(known),
    ours: factorOf(ours),
    categoryMedian: factorOf(byMedian),
  }
}

const SAMPLES = 500

/** Within how far the median factor of these distances is known (Efron 1979, percentiles). */
function factorInterval(distances: Float64Array): Interval {
  return intervalOf(distances.length, (sample) =>
    Math.exp(median(sample.map((place) => distances[place] ?? 0))),
  )
}

/** The same of how many times one way's median factor is that of another on the same lots. */
function ratioInterval(one: Float64Array, other: Float64Array): Interval {
  return intervalOf(one.length, (sample) =>
    Math.exp(
      median(sample.map((place) => one[place] ?? 0)) - median(sample.map((place) => other[place] ?? 0)),
    ),
  )
}

function intervalOf(count: number, figure: (sample: Float64Array) => number): Interval {
  const random = numbersFrom(count)
  const sample = new Float64Array(count)
  const figures = Array.from({ length: count === 0 ? 0 : SAMPLES }, () => {
    for (let at = 0; at < count; at += 1) sample[at] = Math.floor(random() * count)
    return figure(sample)
  })
  return { from: quantile(figures, 0.025), to: quantile(figures, 0.975) }
}
