import { weightedMean } from '../statistics.ts'

/** Rows of features as numbers: those of row r stand from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  starts: Int32Array
  places: Int32Array
  strengths: Float64Array
  width: number
}

export interface FittedRidge {
  /** What a row without any feature is expected to be; it is not held back. */
  level: number
  weights: Float64Array
}

const ROUNDS = 60
/** Of the sum of squares that was there at the begin: further digits change no price. */
const GOOD_ENOUGH = 1e-6

/**
 * Ridge regression: the level a and the weights b that make Σ wᵢ (targetᵢ − a − xᵢ·b)² + penalty · Σ b²
 * least, by conjugate gradients on the normal equations (Hestenes and Stiefel 1952), which never need the
 * matrix of all pairs of features.
 */
export function ridge(
  rows: SparseRows,
  targets: Float64Array,
  penalty: number,
  rowWeights: Float64Array,
): FittedRidge {
  const weights = new Float64Array(rows.width)
  const middle = weightedMean(targets, rowWeights)
  const residual = transposedProduct(
    rows,
    targets.map((target, row) => (target - middle) * (rowWeights[row] ?? 0)),
  )
  const direction = Float64Array.from(residual)
  const first = dot(residual, residual)
  let size = first
  for (let round = 0; round < ROUNDS && size > GOOD_ENOUGH * first; round += 1) {
    const fitted = product(rows, direction)
    const shift = weightedMean(fitted, rowWeights)
    for (let row = 0; row < fitted.length; row += 1)
      fitted[row] = ((fitted[row] ?? 0) - shift) * (rowWeights[row] ?? 0)
    const image = transposedProduct(rows, fitted)
    for (let place = 0; place < image.length; place += 1)
      image[place] = (image[place] ?? 0) + penalty * (direction[place] ?? 0)
    const step = size / dot(direction, image)
    for (let place = 0; place < weights.length; place += 1) {
      weights[place] = (weights[place] ?? 0) + step * (direction[place] ?? 0)
      residual[place] = (residual[place] ?? 0) - step * (image[place] ?? 0)
    }
    const next = dot(residual, residual)
    for (let place = 0; place < direction.length; place += 1)
      direction[place] = (residual[place] ?? 0) + (next / size) * (direction[place] ?? 0)
    size = next
  }
  return { level: middle - weightedMean(product(rows, weights), rowWeights), weights }
}

/** What the weights say of each row. */
export function product({ starts, places, strengths }: SparseRows, weights: Float64Array): Float64Array {
  const result = new Float64Array(starts.length - 1)
  for (let row = 0; row < result.length; row += 1) {
    let sum = 0
    for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at += 1)
      sum += (strengths[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
    result[row] = sum
  }
  return result
}

function transposedProduct(
  { starts, places, strengths, width }: SparseRows,
  values: Float64Array,
): Float64Array {
  const result = new Float64Array(width)
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0
    for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0
      result[place] = (result[place] ?? 0) + (strengths[at] ?? 0) * value
    }
  }
  return result
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}
