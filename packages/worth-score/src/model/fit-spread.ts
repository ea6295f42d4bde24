import { median } from '../statistics.ts'
import { LEAST_LOTS_OF_A_FEATURE, partOf } from './feature-table.ts'
import { DESCRIPTION_LENGTH, STRENGTH } from './features.ts'
import type { TrainingLots } from './fit-words.ts'
import { product, ridge } from './ridge.ts'
import { withoutDays } from './without-days.ts'

const PENALTY = 30
/** Some prices come close by chance: distances below this share of the usual one are alike. */
const LEAST_SHARE = 0.2
/**
 * What is believed before anything is learnt: of a thing that is told in half as many letters, prices lie 1.4
 * times as far out.
 */
const BY_LENGTH = -0.5 / STRENGTH.descriptionLength

export interface FittedSpread {
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
export function fitSpread(training: TrainingLots, rows: Int32Array, crossFitted: Float64Array): FittedSpread {
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
