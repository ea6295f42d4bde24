import { calibrated, type JudgedLot } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate } from './comparables.ts'
import { centreOf, type Learnt } from './estimate.ts'
import { errorOn, learnPrices, trainingLots } from './model/price-model.ts'
import { splitByDate } from './split-by-date.ts'
import type { SoldLot } from './sold-lot.ts'

/** Finds sold lots similar to one, without it. */
export type FindSimilar = (lot: SoldLot) => readonly Candidate[]

/** As many as are tried; the least error on later lots wins. */
const PENALTIES = [2, 6, 18] as const
/** More say no more of quantiles, and take their time. */
const MOST_JUDGED = 20_000

/**
 * Learns prices from sold lots of one currency. The later quarter is estimated from the earlier lots alone, as the future
 * will be: what is seen there chooses the penalty and calibrates the ranges; then the model is learnt from all.
 *
 * @param lots at least two days of sales
 * @param similarAmong makes a search over some of the lots
 */
export function learn(lots: readonly SoldLot[], similarAmong: (lots: readonly SoldLot[]) => FindSimilar): Learnt {
  const training = trainingLots(lots)
  const { earlier, later } = splitByDate(training.lots)
  const learnFrom = Int32Array.from(earlier, (_, row) => row)
  const judgedRows = Int32Array.from(later, (_, place) => earlier.length + place)
  const penalty = PENALTIES
    .map((tried) => ({ tried, error: errorOn(training, learnFrom, judgedRows, tried) }))
    .reduce((best, next) => (next.error < best.error ? next : best)).tried
  const before = learnPrices(training, learnFrom, penalty)
  const similar = similarAmong(earlier)
  const judged = sample(later).flatMap((lot): JudgedLot[] => {
    const sales = comparableSales(before, lot, lot.saleDate, similar(lot))
    if (sales.comparables.length < LEAST_COMPARABLES || sales.currency !== lot.currency) return []
    const { middle, spread } = centreOf(before, lot, lot.saleDate, sales)
    return [{ category: lot.category, score: (Math.log(lot.price) - middle) / spread, spread }]
  })
  return { prices: learnPrices(training, Int32Array.from(training.lots, (_, row) => row), penalty), calibration: calibrated(judged) }
}

function sample(lots: readonly SoldLot[]): SoldLot[] {
  const every = Math.max(1, lots.length / MOST_JUDGED)
  return Array.from({ length: Math.min(lots.length, MOST_JUDGED) }, (_, place) => lots[Math.floor(place * every)]).filter((lot) => lot !== undefined)
}
