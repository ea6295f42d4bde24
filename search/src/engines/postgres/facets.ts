import type { PlainRequest } from '../plain-request.ts'
import { eachValue } from './keyword-values.ts'
import { filtersFor, matchingRows, type Bind, type Matching } from './matching.ts'
import { keywordColumn } from './tables.ts'

/** Facets that are counted among the hits; one that is filtered itself is counted without its own filter. */
export function facetsOfHits({ facets, facetFilters }: PlainRequest): string[] {
  return facets.filter((field) => !facetFilters.has(field))
}

/** One JSON object: each facet's values, most frequent first. `matched` holds the hits' keyword columns. */
export function facetsSql(documents: string, matching: Matching, request: PlainRequest, bind: Bind): string {
  const counted = request.facets.map((field) => {
    const column = keywordColumn(field)
    const from = request.facetFilters.has(field) ? `${matchingRows(documents, [column], matching, filtersFor(request, field), bind)} AS rows` : 'matched'
    // Documents with the same values are counted together, and only then are their values taken apart.
    return `'${field}', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value COLLATE "C"), '[]') FROM (
        SELECT value, sum(documents)::int AS count
        FROM (SELECT ${column}, count(*) AS documents FROM ${from} GROUP BY ${column}) AS alike, ${eachValue(column)} AS value
        GROUP BY value ORDER BY count DESC, value COLLATE "C" LIMIT ${request.limits.facetValuesMax}
      ) AS counted)`
  })
  return `json_build_object(${counted.join(', ')})`
}
