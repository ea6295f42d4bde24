import { numbersFrom } from '../random.ts'
import { median, quantile } from '../statistics.ts'

/** From here to there a figure lies with 95 in 100. */
export interface Interval {
  from: number
  to: number
}

const SAMPLES = 500

/** Within how far the median factor of these distances is known (Efron 1979, percentiles). */
export function factorInterval(distances: Float64Array): Interval {
  return intervalOf(distances.length, (sample) =>
    Math.exp(median(sample.map((place) => distances[place] ?? 0))),
  )
}

/** The same of how many times one way's median factor is that of another on the same lots. */
export function ratioInterval(one: Float64Array, other: Float64Array): Interval {
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
