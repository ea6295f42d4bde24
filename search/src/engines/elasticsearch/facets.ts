import type { estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { SearchResult } from '../../search-request.ts'
import type { PlainFilters, PlainRequest } from '../plain-request.ts'

type Query = estypes.QueryDslQueryContainer

export function filtersQuery(filters: PlainFilters): Query {
  return {
    bool: {
      filter: [...filters].map(([field, filter]) =>
        Array.isArray(filter)
          ? { terms: { [field]: filter } }
          : { range: { [field]: { gte: filter.from, lte: filter.to } } },
      ),
    },
  }
}

/** A count of each facet's values, under all filters but its own. */
export function facetsQuery({
  facets,
  facetFilters,
  facetValues,
  limits,
}: PlainRequest): Record<string, estypes.AggregationsAggregationContainer> {
  return Object.fromEntries(
    facets.map((field) => [
      facetName(field),
      {
        filter: filtersQuery(new Map([...facetFilters].filter(([filtered]) => filtered !== field))),
        aggs: {
          values: {
            terms: {
              field,
              size: facetValues.get(field) ?? limits.facetValuesMax,
              order: [{ _count: 'desc' }, { _key: 'asc' }],
            },
          },
        },
      },
    ]),
  )
}

const facetSchema = z.object({
  values: z.object({
    buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() })),
  }),
})

export function readFacets(
  { aggregations }: Pick<estypes.SearchResponse, 'aggregations'>,
  { facets }: PlainRequest,
): SearchResult<never>['facets'] {
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
