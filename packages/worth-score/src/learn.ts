import { calibrated, type Calibration } from './calibration.ts'
import { comparableSales, LEAST_COMPARABLES, type Candidate } from './comparables.ts'
import type { Learnt } from './estimate.ts'
import { evidenceOf, learnBlend, middleOf, spreadOf, type Blend, type Evidence } from './evidence.ts'
import {
  averageOf,
  type FittedWords,
  fitWords,
  type TrainingLots,
  unexplainedOf,
  withoutDays,
} from './model/fit-words.ts'
import { learnPrices, type LearntFit, type PriceModel, trainingLots } from './model/price-model.ts'
import { type Split, splitsByDate } from './split-by-date.ts'
import type { SoldLot } from './sold-lot.ts'
import { median } from './statistics.ts'

/** Finds sold lots similar to one, without it. */
export type FindSimilar = (lot: SoldLot) => readonly Candidate[] | Promise<readonly Candidate[]>

/**
 * Raise it with a change that makes estimates better or lessons say more: lessons of former versions are
 * replaced by new ones.
 */
export const ENGINE_VERSION = 2

/** More say no more of quantiles, and take their time. */
const MOST_JUDGED = 20_000
/** Of so many lots and days, how far ranges reach is sure enough. */
const ENOUGH_LOTS = 2_000
const ENOUGH_DAYS = 10
/** A search engine does a few things at once. */
const ASKED_AT_ONCE = 8

export interface LearnOptions {
  /** How many of the later lots are estimated to calibrate the ranges, at most. */
  mostJudged?: number
}

/** What was learnt, and how it did on the later lots that it was judged by. */
export interface Lesson extends Learnt {
  judged: { lots: number; medianFactor: number; tooFew: number }
  /** The later lots that it was judged by, split by split, in the order of their dates. */
  judgedLots: readonly (readonly LotWithEvidence[])[]
}

/** A later lot, and what was known of it before its price was looked at: null with too few comparables. */
export interface LotWithEvidence {
  lot: SoldLot
  evidence: Evidence | null
}

/**
 * Learns prices from sold lots of one currency. Later lots are estimated from the earlier ones alone, as the
 * future will be: what is seen there chooses the penalty, how much text and comparables count, and how far
 * the ranges reach; then the model is learnt from all.
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
  const splits = splitsByDate(training.lots)
  const fit = bestFit(training, splits)
  const first = splits[0]?.earlier ?? 0
  const asked = places(first, training.lots.length, mostJudged)
  const judgedLots: LotWithEvidence[][] = []
  for (const [number, { earlier, later }] of splits.entries()) {
    const before = learnPrices(training, rowsUpTo(earlier), fit, fit.before[number])
    const some = asked
      .filter((place) => place >= earlier && place < later)
      .flatMap((place) => training.lots[place] ?? [])
    judgedLots.push(await estimateHeldOut(before, some, similarAmong(training.lots.slice(0, earlier))))
  }
  const all = heldOutLots(judgedLots.flat())
  const { blend, calibration } = rangesFrom(judgedLots)
  return {
    prices: learnPrices(training, rowsUpTo(training.lots.length), fit),
    blend,
    calibration,
    judgedLots,
    judged: {
      lots: asked.length,
      medianFactor: Math.exp(
        median(all.map(({ evidence, paid }) => Math.abs(paid - middleOf(blend, evidence)))),
      ),
      tooFew: asked.length - all.length,
    },
  }
}

/** As many as are tried. */
const PENALTIES = [0.4, 1, 2.5, 6, 16, 40, 100, 160] as const
/** Of so many times the least error, a penalty counts by a factor of e less. */
const FADES_WITH = 0.06
/** What counts less than this is left out. */
const LEAST_PART = 0.05
/** Of more lots, one penalty is as good as several. */
const MANY = 20_000

/** How lots are fitted, and the fits of the splits that it was found by. */
interface BestFit extends LearntFit {
  before: readonly FittedWords[]
}

/**
 * The fits that come nearest to lots of which they know only what was before them: by the mean distance of
 * the logarithms, half as they are and half without what a day brought above or below as a whole. Of few
 * days, those that were good or bad would decide alone; so penalties count together, each the more the nearer
 * it came.
 */
function bestFit(training: TrainingLots, splits: readonly Split[]): BestFit {
  const judged = Int32Array.from(splits.flatMap(({ earlier, later }) => [...rowsUpTo(later, earlier)]))
  const tried = (penalty: number, followsMarket: boolean) => {
    const fits = splits.map(({ earlier }) =>
      fitWords(training, rowsUpTo(earlier), { penalty, followsMarket }),
    )
    const residuals = Float64Array.from(
      splits.flatMap(({ earlier, later }, place) => {
        const fit = fits[place]
        return fit ? [...unexplainedOf(training, rowsUpTo(later, earlier), fit)] : []
      }),
    )
    return {
      penalty,
      fits,
      error: sizeOf(residuals) + sizeOf(withoutDays(training, judged, residuals)),
    }
  }
  const least = (all: readonly ReturnType<typeof tried>[]) =>
    all.reduce((best, next) => (next.error < best.error ? next : best))
  const still = PENALTIES.map((penalty) => tried(penalty, false))
  const best = least(still)
  const moving = tried(best.penalty, true)
  const followsMarket = moving.error < best.error
  const near = still
    .map(({ penalty, error, fits }) => ({
      penalty,
      fits,
      part: Math.exp((1 - error / best.error) / FADES_WITH),
    }))
    .filter(({ penalty, part }) =>
      training.lots.length > MANY ? penalty === best.penalty : part >= LEAST_PART,
    )
    .map((one) => ({
      ...one,
      fits: !followsMarket
        ? one.fits
        : one.penalty === best.penalty
          ? moving.fits
          : splits.map(({ earlier }) =>
              fitWords(training, rowsUpTo(earlier), { penalty: one.penalty, followsMarket }),
            ),
    }))
  return {
    followsMarket,
    penalty: best.penalty,
    penalties: near.map(({ penalty, part }) => ({ penalty, part })),
    before: splits.map((_, place) =>
      averageOf(
        near.flatMap(({ fits, part }) => {
          const fit = fits[place]
          return fit ? [{ fit, part }] : []
        }),
      ),
    ),
  }
}

/** The rows before one place, from another. */
export function rowsUpTo(end: number, from = 0): Int32Array {
  return Int32Array.from({ length: end - from }, (_, place) => from + place)
}

function sizeOf(residuals: Float64Array): number {
  return residuals.reduce((sum, residual) => sum + Math.abs(residual), 0)
}

/** So many of the places from one to before another, evenly. */
function places(first: number, end: number, most: number): number[] {
  const count = Math.min(end - first, most)
  return Array.from({ length: count }, (_, at) => first + Math.floor((at * (end - first)) / count))
}

/** How evidence becomes ranges, learnt from judged lots, split by split. */
export function rangesFrom(judgedLots: readonly (readonly LotWithEvidence[])[]): {
  blend: Blend
  calibration: Calibration
} {
  const heldOut = judgedLots.map((split) => heldOutLots(split))
  const blend = learnBlend(heldOut.flat())
  const calibration = calibrated(
    newest(heldOut).map(({ evidence, paid, category }) => {
      const spread = spreadOf(blend, evidence)
      return { category, score: (paid - middleOf(blend, evidence)) / spread, spread }
    }),
  )
  return { blend, calibration }
}

interface EstimatedLot {
  evidence: Evidence
  paid: number
  category: string
  saleDate: string
}

/** The lots that have comparables. */
function heldOutLots(judgedLots: readonly LotWithEvidence[]): EstimatedLot[] {
  return judgedLots.flatMap(({ lot: { price, category, saleDate }, evidence }) =>
    evidence ? [{ evidence, paid: Math.log(price), category, saleDate }] : [],
  )
}

/**
 * Held-out lots of the newest splits, enough of them and of days: older ones were estimated from less. Lots
 * of one day share what made it good or bad.
 */
function newest(heldOut: readonly (readonly EstimatedLot[])[]): EstimatedLot[] {
  const taken: EstimatedLot[] = []
  for (const split of heldOut.toReversed()) {
    taken.push(...split)
    if (taken.length >= ENOUGH_LOTS && new Set(taken.map(({ saleDate }) => saleDate)).size >= ENOUGH_DAYS)
      break
  }
  return taken
}

/** Each lot with the evidence on it. */
async function estimateHeldOut(
  prices: PriceModel,
  lots: readonly SoldLot[],
  similar: FindSimilar,
): Promise<LotWithEvidence[]> {
  const judged: LotWithEvidence[] = []
  for (let at = 0; at < lots.length; at += ASKED_AT_ONCE) {
    const some = lots.slice(at, at + ASKED_AT_ONCE)
    const found = await Promise.all(some.map(async (lot) => await similar(lot)))
    for (const [place, lot] of some.entries()) {
      const sales = comparableSales(prices, lot, lot.saleDate, found[place] ?? [])
      const isEnough = sales.comparables.length >= LEAST_COMPARABLES && sales.currency === lot.currency
      judged.push({ lot, evidence: isEnough ? evidenceOf(prices, lot, lot.saleDate, sales) : null })
    }
  }
  return judged
}
