import type { Client, estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { SearchResult, SteppedHistogramRequest } from '../../search-request.ts'
import { bucketsOf, histogramBounds } from '../histogram-bounds.ts'
import type { PlainRequest } from '../plain-request.ts'
import { filtersQuery } from './facets.ts'
import { reaching } from './failures.ts'

type Aggregation = estypes.AggregationsAggregationContainer
type Histograms = SearchResult<never>['histograms']
type Response = Pick<estypes.SearchResponse, 'aggregations'>

const stepsSchema = z.object({
  of: z.object({ buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })) }),
})
const endsSchema = z.object({ of: z.object({ min: z.number().nullable(), max: z.number().nullable() }) })
const rangesSchema = z.object({
  of: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
})

/**
 * Those of a given width: they go along with the search itself. Empty buckets are not sent, so that a value
 * far away costs nothing.
 */
export function steppedHistogramsQuery(request: PlainRequest): Record<string, Aggregation> {
  return Object.fromEntries(
    steppedHistograms(request).map(([field, asked]) => [
      histogramName(field),
      filtered(request, field, { histogram: { field, ...asked, min_doc_count: 1 } }),
    ]),
  )
}

export function readSteppedHistograms({ aggregations }: Response, request: PlainRequest): Histograms {
  return Object.fromEntries(
    steppedHistograms(request).map(([field, asked]) => {
      const { buckets } = stepsSchema.parse(aggregations?.[histogramName(field)]).of
      const [first, last] = [buckets.at(0), buckets.at(-1)]
      if (!first || !last) return [field, []]
      const bounds = histogramBounds(asked, first.key, last.key, request.limits.facetValuesMax)
      const counts = new Map(
        buckets.map(({ key, doc_count }) => [Math.round((key - first.key) / asked.interval), doc_count]),
      )
      return [field, bucketsOf(bounds, counts)]
    }),
  )
}

/** Those of so many buckets: first their ends, then what lies between. */
export async function countDividedHistograms(
  client: Client,
  index: string,
  query: estypes.QueryDslQueryContainer,
  request: PlainRequest,
): Promise<Histograms> {
  const divided = [...request.histograms].filter(([, asked]) => 'buckets' in asked)
  if (divided.length === 0) return {}
  const aggregate = async (aggs: Record<string, Aggregation>) => {
    const { aggregations } = await reaching(() =>
      client.search({ index, query, size: 0, track_total_hits: false, aggs }),
    )
    return aggregations ?? {}
  }
  const ends = await aggregate(
    Object.fromEntries(divided.map(([field]) => [field, filtered(request, field, { stats: { field } })])),
  )
  const bounds = new Map(
    divided.map(([field, asked]) => {
      const { min, max } = endsSchema.parse(ends[field]).of
      return [
        field,
        min === null || max === null ? [] : histogramBounds(asked, min, max, request.limits.facetValuesMax),
      ]
    }),
  )
  const counted = await aggregate(
    Object.fromEntries(
      [...bounds]
        .filter(([, of]) => of.length > 0)
        .map(([field, of]) => [field, filtered(request, field, { range: { field, ranges: rangesOf(of) } })]),
    ),
  )
  return Object.fromEntries(
    [...bounds].map(([field, of]) => [field, of.length > 0 ? bucketsOf(of, countsOf(counted[field])) : []]),
  )
}

function steppedHistograms({
  histograms,
}: PlainRequest): (readonly [field: string, asked: SteppedHistogramRequest])[] {
  return [...histograms].flatMap(([field, asked]) => ('interval' in asked ? [[field, asked] as const] : []))
}

/** Under all filters but its own. */
function filtered({ facetFilters }: PlainRequest, field: string, of: Aggregation): Aggregation {
  return {
    filter: filtersQuery(new Map([...facetFilters].filter(([other]) => other !== field))),
    aggs: { of },
  }
}

function histogramName(field: string): string {
  return `histogram-${field}`
}

/** The last bucket holds its end, too: above it there is nothing. */
function rangesOf(bounds: readonly number[]): estypes.AggregationsAggregationRange[] {
  const count = bounds.length - 1
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    from: bounds[at],
    ...(at < count - 1 && { to: bounds[at + 1] }),
  }))
}

function countsOf(aggregation: unknown): Map<number, number> {
  return new Map(
    rangesSchema.parse(aggregation).of.buckets.map(({ key, doc_count }) => [Number(key), doc_count]),
  )
}
