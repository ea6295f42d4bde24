import { estimate } from '../estimate.ts'
import { learn } from '../learn.ts'
import { expectedLog } from '../model/price-model.ts'
import { splitByDate } from '../split-by-date.ts'
import { median } from '../statistics.ts'
import { factorInterval, ratioInterval, type Interval } from './bootstrap.ts'
import { distancesOf, factorBetween, figuresOf, type Figures, type JudgedEstimate } from './judge.ts'
import { plainRidge } from './plain-ridge.ts'
import type { EvaluatedLot } from './read-lots.ts'
import { similarLots } from './similar-lots.ts'

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
