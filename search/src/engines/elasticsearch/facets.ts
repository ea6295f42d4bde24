import type { estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { SearchRequest, SearchResult } from '../../index-definition.ts'
import { FACET_VALUES_MAX } from '../limits.ts'

type Query = estypes.QueryDslQueryContainer
type Filters = SearchRequest['filters']

export function filtersQuery(filters: Filters): Query {
  return { bool: { filter: Object.entries(filters).map(([field, values]) => ({ terms: { [field]: [...values] } })) } }
}

/** A count of each facet's values, under all filters but its own. */
export function facetsQuery({ facets, filters }: SearchRequest): Record<string, estypes.AggregationsAggregationContainer> {
  return Object.fromEntries(
    facets.map((field) => [
      facetName(field),
      {
        filter: filtersQuery(Object.fromEntries(Object.entries(filters).filter(([filtered]) => filtered !== field))),
        aggs: { values: { terms: { field, size: FACET_VALUES_MAX, order: [{ _count: 'desc' }, { _key: 'asc' }] } } },
      },
    ]),
  )
}

const facetSchema = z.object({
  values: z.object({ buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() })) }),
})

export function readFacets({ aggregations }: Pick<estypes.SearchResponse, 'aggregations'>, { facets }: SearchRequest): SearchResult<never>['facets'] {
  return Object.fromEntries(
    facets.map((field) => {
      const { values } = facetSchema.parse(aggregations?.[facetName(field)])
      return [field, values.buckets.map(({ key, doc_count }) => ({ value: String(key), count: doc_count }))]
    }),
  )
}

function facetName(field: string): string {
  return `facet-${field}`
}
