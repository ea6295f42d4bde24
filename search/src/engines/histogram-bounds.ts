import type { HistogramBucket, HistogramRequest } from '../search-request.ts'

/**
 * The bounds of a histogram's buckets, one more than there are buckets, for values from `least` to
 * `greatest`. Engines count between these bounds and divide nothing themselves, so that both put every value
 * into the same bucket.
 *
 * @param most buckets of a given width that would be more are not counted
 */
export function histogramBounds(
  asked: HistogramRequest,
  least: number,
  greatest: number,
  most: number,
): number[] {
  if ('buckets' in asked) {
    const count = least === greatest ? 1 : Math.min(asked.buckets, most)
    return Array.from({ length: count + 1 }, (_, at) =>
      at === count ? greatest : least + ((greatest - least) * at) / count,
    )
  }
  const { interval, offset = 0 } = asked
  const first = Math.floor((least - offset) / interval)
  const count = Math.min(Math.floor((greatest - offset) / interval) - first + 1, most)
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * interval + offset)
}

export function bucketsOf(bounds: readonly number[], counts: ReadonlyMap<number, number>): HistogramBucket[] {
  return bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? to, to, count: counts.get(at) ?? 0 }))
}
