import type { estypes } from '@elastic/elasticsearch'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { numberNames, type OrderKey } from './sorting.ts'

type Query = estypes.QueryDslQueryContainer
type Ask = (body: estypes.SearchRequest) => Promise<{ aggregations?: Record<string, unknown> }>

/** A list without its first hits. */
export interface RestOfList {
  query: Query
  /** How many hits it is without. */
  before: number
  /** How many of the parts between the estimated bounds those hits are. */
  passed: number
}

export interface NearPlace {
  /** As the list was when it was counted last; null where it was not. */
  assumed: RestOfList | null
  counted: Promise<RestOfList>
}

const spreadSchema = z.object({
  spread: z.object({ values: z.array(z.object({ value: z.number().nullable() })) }),
})
const countsSchema = z.object({ counts: z.object({ buckets: z.array(z.object({ doc_count: z.number() })) }) })

/**
 * Finer towards both ends: lists are paged through from either, and a large one only a hundredth deep. Each
 * stands once: Elasticsearch refuses one that is asked for twice.
 */
const PERCENTS = [
  ...new Set(
    Array.from({ length: 90 }, (_, at) => 50 / 1.08 ** at).flatMap((percent) => [percent, 100 - percent]),
  ),
].toSorted((one, other) => one - other)
/** Estimates are several times as near as with the default of 100. */
const COMPRESSION = 300

interface Estimate {
  /** In order. */
  bounds: readonly number[]
  /** How many hits lie between them, as they were counted last. */
  counts: readonly number[]
}

/**
 * Where the hits of lists lie, as it was estimated and counted last. An older estimate makes no page wrong,
 * for what lies between is counted each time; the list only begins further before the page.
 */
const estimates = new LRUCache<string, Estimate>({ max: 1_000, ttl: 10 * 60_000 })

/**
 * What of a list begins shortly before a place, so that the engine need not put what lies before in order.
 * About where hits lie is estimated; how many lie between is counted, so that the places are exact. Both are
 * counts without hits: the engine keeps them for all pages of the list until a change of the index can be
 * seen. Few lists change between two pages, so whoever asks may go on from the last count and look whether it
 * still holds.
 *
 * @param options.index the list's
 */
export function nearPlace(
  ask: Ask,
  query: Query,
  order: OrderKey,
  { index, place }: { index: string; place: number },
): NearPlace {
  const [field = ''] = numberNames(order.key)
  const list = JSON.stringify([index, field, query])
  const known = estimates.get(list)
  const restOf = ({ bounds, counts }: Estimate): RestOfList => {
    if (bounds.length === 0) return { query, before: 0, passed: 0 }
    const { passed, before } = passedBefore(order.direction === 'desc' ? counts.toReversed() : counts, place)
    if (passed === 0) return { query, before, passed }
    // Hits without a value come last both ways: what lies before is left out, and nothing else.
    const left =
      order.direction === 'asc' ? { lt: bounds[passed - 1] } : { gte: bounds[bounds.length - passed] }
    return { query: { bool: { must: query, must_not: { range: { [field]: left } } } }, before, passed }
  }
  const count: Count = async (aggs) =>
    (await ask({ query, size: 0, track_total_hits: false, aggs })).aggregations
  const counted = async () => {
    const bounds = known?.bounds ?? (await estimate(count, field))
    const counts = bounds.length === 0 ? [] : await countBetween(count, field, bounds)
    // Counting again makes no estimate younger.
    if (known) known.counts = counts
    else if (bounds.length > 0) estimates.set(list, { bounds, counts })
    return restOf({ bounds, counts })
  }
  return { assumed: known ? restOf(known) : null, counted: counted() }
}

type Count = (
  aggs: Record<string, estypes.AggregationsAggregationContainer>,
) => Promise<Record<string, unknown> | undefined>

/** In order, each once. */
async function estimate(count: Count, field: string): Promise<readonly number[]> {
  const { spread } = spreadSchema.parse(
    await count({
      spread: {
        percentiles: { field, percents: PERCENTS, keyed: false, tdigest: { compression: COMPRESSION } },
      },
    }),
  )
  return [...new Set(spread.values.flatMap(({ value }) => (value === null ? [] : [value])))].toSorted(
    (one, other) => one - other,
  )
}

/** How many hits lie before the first bound, between each two, and behind the last. */
async function countBetween(
  count: Count,
  field: string,
  bounds: readonly number[],
): Promise<readonly number[]> {
  const { counts } = countsSchema.parse(
    await count({
      counts: {
        range: {
          field,
          ranges: [{ to: bounds[0] }, ...bounds.map((from, at) => ({ from, to: bounds[at + 1] }))],
        },
      },
    }),
  )
  return counts.buckets.map(({ doc_count }) => doc_count)
}

/** How many whole buckets end before a place, and how many hits they hold. At least one bucket is left. */
function passedBefore(buckets: readonly number[], place: number): { passed: number; before: number } {
  let [passed, before] = [0, 0]
  for (const count of buckets.slice(0, -1)) {
    if (before + count > place) break
    passed += 1
    before += count
  }
  return { passed, before }
}
