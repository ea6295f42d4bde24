/** The value below which this share of the values lies, between neighbors in proportion; NaN without values. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export function median(values: Iterable<number>): number {
  return quantile(values, 0.5)
}

/**
 * A standard deviation that a few wild values do not change: 1.4826 times the median distance from the median
 * (Hampel 1974).
 */
export function robustSpread(values: Iterable<number>): number {
  const all = [...values]
  const middle = median(all)
  return 1.4826 * median(all.map((value) => Math.abs(value - middle)))
}

export function weightedMean(values: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0
  let total = 0
  for (let place = 0; place < values.length; place += 1) {
    sum += (values[place] ?? 0) * (weights[place] ?? 0)
    total += weights[place] ?? 0
  }
  return total > 0 ? sum / total : 0
}

/** The value that has half of the weight below it. */
export function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const sorted = values
    .map((value, place) => ({ value, weight: weights[place] ?? 0 }))
    .toSorted((one, other) => one.value - other.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return Number.NaN
}
