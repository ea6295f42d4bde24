import { calibrated, type JudgedLot } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate } from './comparables.ts'
import { centerOf, type Learnt } from './estimate.ts'
import { errorOn } from './model/fit-words.ts'
import { learnPrices, trainingLots, type PriceModel } from './model/price-model.ts'
import { splitByDate } from './split-by-date.ts'
import type { SoldLot } from './sold-lot.ts'
import { median } from './statistics.ts'

/** Finds sold lots similar to one, without it. */
export type FindSimilar = (lot: SoldLot) => readonly Candidate[] | Promise<readonly Candidate[]>

/** As many as are tried; the least error on later lots wins. */
const PENALTIES = [2, 6, 18] as const
/** More say no more of quantiles, and take their time. */
const MOST_JUDGED = 20_000
/** Judged days beyond these make the ranges no surer. */
const ENOUGH_DAYS = 30
/** Fewer lots or days teach too little to judge others by. */
const LEAST_TO_SPLIT = 1_000
const LEAST_DAYS = 4
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
 * Learns prices from sold lots of one currency. The later quarter is estimated from the earlier lots alone,
 * as the future will be: what is seen there chooses the penalty and calibrates the ranges; then the model is
 * learnt from all. Lots of one day share what made that day good or bad, so where the later quarter is of few
 * days, the quarter before it is judged as well, and the one before that.
 *
 * @param lots at least two days of sales
 * @param similarAmong makes a search over some of the lots
 */
export async function learn(
  lots: readonly SoldLot[],
  similarAmong: (lots: readonly SoldLot[]) => FindSimilar,
  { mostJudged = MOST_JUDGED }: LearnOptions = {},
): Promise<Lesson> {
  const training = trainingLots(lots)
  const splits = splitsOf(training.lots)
  const [newest] = splits
  const penalty = PENALTIES.map((tried) => ({
    tried,
    error: errorOn(training, rowsUpTo(newest.earlier), rowsUpTo(newest.later, newest.earlier), tried),
  })).reduce((best, next) => (next.error < best.error ? next : best)).tried
  const judged: Judged[] = []
  let asked = 0
  for (const { earlier, later } of splits) {
    const before = learnPrices(training, rowsUpTo(earlier), penalty)
    const some = sample(training.lots.slice(earlier, later), mostJudged)
    judged.push(...(await judgedBy(before, some, similarAmong(training.lots.slice(0, earlier)))))
    asked += some.length
  }
  return {
    prices: learnPrices(training, rowsUpTo(training.lots.length), penalty),
    calibration: calibrated(judged),
    judged: {
      lots: asked,
      medianFactor: Math.exp(median(judged.map(({ distance }) => Math.abs(distance)))),
      tooFew: asked - judged.length,
    },
  }
}

/** Lots before `earlier` teach, those from it to before `later` are judged. */
interface Split {
  earlier: number
  later: number
}

/** The newest first; each is of the lots that the one before it learnt from. */
function splitsOf(lots: readonly SoldLot[]): [Split, ...Split[]] {
  const splits: [Split, ...Split[]] = [{ earlier: splitByDate(lots).earlier.length, later: lots.length }]
  let { earlier } = splits[0]
  while (
    daysOf(lots.slice(earlier)) < ENOUGH_DAYS &&
    earlier >= LEAST_TO_SPLIT &&
    daysOf(lots.slice(0, earlier)) >= LEAST_DAYS
  ) {
    const split = { earlier: splitByDate(lots.slice(0, earlier)).earlier.length, later: earlier }
    splits.push(split)
    earlier = split.earlier
  }
  return splits
}

const daysOf = (lots: readonly SoldLot[]) => new Set(lots.map(({ saleDate }) => saleDate)).size

function rowsUpTo(end: number, from = 0): Int32Array {
  return Int32Array.from({ length: end - from }, (_, place) => from + place)
}

type Judged = JudgedLot & { distance: number }

/** Those of the lots that have comparables, each with how far its price lay from the estimate. */
async function judgedBy(
  prices: PriceModel,
  lots: readonly SoldLot[],
  similar: FindSimilar,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (let at = 0; at < lots.length; at += ASKED_AT_ONCE) {
    const some = lots.slice(at, at + ASKED_AT_ONCE)
    const found = await Promise.all(some.map(async (lot) => await similar(lot)))
    for (const [place, lot] of some.entries()) {
      const sales = comparableSales(prices, lot, lot.saleDate, found[place] ?? [])
      if (sales.comparables.length < LEAST_COMPARABLES || sales.currency !== lot.currency) continue
      const { middle, spread } = centerOf(prices, lot, lot.saleDate, sales)
      const distance = Math.log(lot.price) - middle
      judged.push({ category: lot.category, score: distance / spread, spread, distance })
    }
  }
  return judged
}

function sample(lots: readonly SoldLot[], most: number): SoldLot[] {
  const every = Math.max(1, lots.length / most)
  return Array.from(
    { length: Math.min(lots.length, most) },
    (_, place) => lots[Math.floor(place * every)],
  ).filter((lot) => lot !== undefined)
}
