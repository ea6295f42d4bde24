import { averageOf, fitWords, unexplainedOf, type FittedWords, type TrainingLots } from './model/fit-words.ts'
import type { LearntFit } from './model/price-model.ts'
import { withoutDays } from './model/without-days.ts'
import type { Split } from './split-by-date.ts'

/** As many as are tried. */
const PENALTIES = [0.4, 1, 2.5, 6, 16, 40, 100, 160] as const
/** Of so many times the least error, a penalty counts by a factor of e less. */
const FADES_WITH = 0.06
/** What counts less than this is left out. */
const LEAST_PART = 0.05
/** Of more lots, one penalty is as good as several. */
const MANY = 20_000

/** How lots are fitted, and the fits of the splits that it was found by. */
export interface BestFit extends LearntFit {
  before: readonly FittedWords[]
}

/**
 * The fits that come nearest to lots of which they know only what was before them: by the mean distance of
 * the logarithms, half as they are and half without what a day brought above or below as a whole. Of few
 * days, those that were good or bad would decide alone; so penalties count together, each the more the nearer
 * it came.
 */
export function bestFit(training: TrainingLots, splits: readonly Split[]): BestFit {
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
