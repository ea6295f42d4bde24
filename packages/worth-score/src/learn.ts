import { calibrated, type JudgedLot } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate } from './comparables.ts'
import { centerOf, type Learnt } from './estimate.ts'
import { errorOn, learnPrices, trainingLots } from './model/price-model.ts'
import { splitByDate } from './split-by-date.ts'
import type { SoldLot } from './sold-lot.ts'
import { median } from './statistics.ts'

/** Finds sold lots similar to one, without it. */
export type FindSimilar = (lot: SoldLot) => readonly Candidate[] | Promise<readonly Candidate[]>

/** As many as are tried; the least error on later lots wins. */
const PENALTIES = [2, 6, 18] as const
/** More say no more of quantiles, and take their time. */
const MOST_JUDGED = 20_000
/** A search engine does a few things at once. */
const ASKED_AT_ONCE = 8

export interface LearnOptions {
  /** How many of the later lots are estimated to calibrate the ranges, at most. */
  mostJudged?: number
}

/** What was learnt, and how it did on the later lots that it was judged by. */
export interface Lesson extends Learnt {
  judged: { lots: number; medianFactor: number; tooFew: number }
}

/**
 * Learns prices from sold lots of one currency. The later quarter is estimated from the earlier lots alone, as the future
 * will be: what is seen there chooses the penalty and calibrates the ranges; then the model is learnt from all.
 *
 * @param lots at least two days of sales
 * @param similarAmong makes a search over some of the lots
 */
export async function learn(lots: readonly SoldLot[], similarAmong: (lots: readonly SoldLot[]) => FindSimilar, { mostJudged = MOST_JUDGED }: LearnOptions = {}): Promise<Lesson> {
  const training = trainingLots(lots)
  const { earlier, later } = splitByDate(training.lots)
  const learnFrom = Int32Array.from(earlier, (_, row) => row)
  const judgedRows = Int32Array.from(later, (_, place) => earlier.length + place)
  const penalty = PENALTIES
    .map((tried) => ({ tried, error: errorOn(training, learnFrom, judgedRows, tried) }))
    .reduce((best, next) => (next.error < best.error ? next : best)).tried
  const before = learnPrices(training, learnFrom, penalty)
  const similar = similarAmong(earlier)
  const judged: (JudgedLot & { distance: number })[] = []
  const asked = sample(later, mostJudged)
  for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) {
    const some = asked.slice(at, at + ASKED_AT_ONCE)
    const found = await Promise.all(some.map(async (lot) => await similar(lot)))
    for (const [place, lot] of some.entries()) {
      const sales = comparableSales(before, lot, lot.saleDate, found[place] ?? [])
      if (sales.comparables.length < LEAST_COMPARABLES || sales.currency !== lot.currency) continue
      const { middle, spread } = centerOf(before, lot, lot.saleDate, sales)
      const distance = Math.log(lot.price) - middle
      judged.push({ category: lot.category, score: distance / spread, spread, distance })
    }
  }
  return {
    prices: learnPrices(training, Int32Array.from(training.lots, (_, row) => row), penalty),
    calibration: calibrated(judged),
    judged: { lots: asked.length, medianFactor: Math.exp(median(judged.map(({ distance }) => Math.abs(distance)))), tooFew: asked.length - judged.length },
  }
}

function sample(lots: readonly SoldLot[], most: number): SoldLot[] {
  const every = Math.max(1, lots.length / most)
  return Array.from({ length: Math.min(lots.length, most) }, (_, place) => lots[Math.floor(place * every)]).filter((lot) => lot !== undefined)
}
