import type { Client, estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { SearchResult } from '../../search-request.ts'
import { bucketsOf, histogramBounds } from '../histogram-bounds.ts'
import type { PlainRequest } from '../plain-request.ts'
import { filtersQuery } from './facets.ts'
import { reaching } from './failures.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'

type Aggregation = estypes.AggregationsAggregationContainer

const endsSchema = z.object({ of: z.object({ min: z.number().nullable(), max: z.number().nullable() }) })
const rangesSchema = z.object({ of: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }) })

/** Each under all filters but its own: first its ends, then what lies between. */
export async function countHistograms(client: Client, index: string, query: estypes.QueryDslQueryContainer, request: PlainRequest): Promise<SearchResult<never>['histograms']> {
  const { histograms, facetFilters, limits } = request
  if (histograms.size === 0) return {}
  const aggregate = async (aggs: Record<string, Aggregation>) => {
    const { aggregations } = await reaching(() => client.search({ index, query, size: 0, track_total_hits: false, aggs }, { requestTimeout: SEARCH_TIMEOUT_MS }))
    return aggregations ?? {}
  }
  const filtered = (field: string, of: Aggregation): Aggregation => ({ filter: filtersQuery(new Map([...facetFilters].filter(([other]) => other !== field))), aggs: { of } })
  const ends = await aggregate(Object.fromEntries([...histograms.keys()].map((field) => [field, filtered(field, { stats: { field } })])))
  const bounds = new Map(
    [...histograms].map(([field, asked]) => {
      const { min, max } = endsSchema.parse(ends[field]).of
      return [field, min === null || max === null ? [] : histogramBounds(asked, min, max, limits.facetValuesMax)]
    }),
  )
  const counted = await aggregate(Object.fromEntries([...bounds].filter(([, of]) => of.length > 0).map(([field, of]) => [field, filtered(field, { range: { field, ranges: rangesOf(of) } })])))
  return Object.fromEntries([...bounds].map(([field, of]) => [field, of.length > 0 ? bucketsOf(of, countsOf(counted[field])) : []]))
}

/** The last bucket holds its end, too: above it there is nothing. */
function rangesOf(bounds: readonly number[]): estypes.AggregationsAggregationRange[] {
  const count = bounds.length - 1
  return Array.from({ length: count }, (_, at) => ({ key: String(at), from: bounds[at], ...(at < count - 1 && { to: bounds[at + 1] }) }))
}

function countsOf(aggregation: unknown): Map<number, number> {
  return new Map(rangesSchema.parse(aggregation).of.buckets.map(({ key, doc_count }) => [Number(key), doc_count]))
}
