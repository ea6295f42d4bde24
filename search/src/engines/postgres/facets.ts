import type { PlainRequest } from '../plain-request.ts'
import { eachValue } from './keyword-values.ts'
import { filtersFor, matchingRows, type Bind, type Matching } from './matching.ts'
import { keywordColumn } from './tables.ts'

/** Facets that are counted among the hits; one that is filtered itself is counted without its own filter. */
export function facetsOfHits({ facets, facetFilters }: PlainRequest): string[] {
  return facets.filter((field) => !facetFilters.has(field))
}

/**
 * The hits in groups of the same values, as a table expression `alike` with their number and, where they are
 * asked for, their ids. Hits are never kept one by one: of many that would take longer than finding them.
 */
export function alikeSql(request: PlainRequest, from: string, { withIds = false } = {}): string {
  const columns = facetsOfHits(request).map(keywordColumn)
  const read = [...columns, 'count(*) AS documents', ...(withIds ? ['array_agg(id) AS ids'] : [])]
  return `alike AS MATERIALIZED (SELECT ${read.join(', ')} FROM ${from} GROUP BY ${columns.join(', ') || '()'})`
}

export const TOTAL_ALIKE = '(SELECT coalesce(sum(documents), 0)::int FROM alike)'

/** One JSON object: each facet's values, most frequent first. `alike` holds the hits in groups. */
export function facetsSql(documents: string, matching: Matching, request: PlainRequest, bind: Bind): string {
  const counted = request.facets.map((field) => {
    const column = keywordColumn(field)
    const groups = request.facetFilters.has(field)
      ? `SELECT ${column}, count(*) AS documents FROM ${matchingRows(documents, [column], matching, filtersFor(request, field), bind)} AS rows GROUP BY ${column}`
      : `SELECT ${column}, documents FROM alike`
    // Documents with the same values are counted together, and only then are their values taken apart.
    return `'${field}', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value COLLATE "C"), '[]') FROM (
        SELECT value, sum(documents)::int AS count
        FROM (${groups}) AS groups, ${eachValue(column)} AS value
        GROUP BY value ORDER BY count DESC, value COLLATE "C" LIMIT ${request.limits.facetValuesMax}
      ) AS counted)`
  })
  return `json_build_object(${counted.join(', ')})`
}
