import type { SearchRequest } from '../../index-definition.ts'
import { FACET_VALUES_MAX } from '../limits.ts'
import { keywordColumn, quoted } from './tables.ts'
import type { Bind } from './text-query.ts'

/** Columns that tell for each match which filters it passes, and what is counted. */
export interface FilterColumns {
  columns: string[]
  /** Condition: passes every filter. */
  all: string
  /** Condition: passes every filter but that of one field. */
  allBut(field: string): string
}

export function filterColumns({ filters, facets }: SearchRequest, bind: Bind): FilterColumns {
  const filtered = Object.keys(filters)
  return {
    columns: [
      ...Object.entries(filters).map(([field, values]) => `${keywordColumn(field)} && ${bind(values.map(String))}::text[] AS ${passColumn(field)}`),
      ...facets.map(keywordColumn),
    ],
    all: passes(filtered),
    allBut: (field) => passes(filtered.filter((other) => other !== field)),
  }
}

function passes(fields: readonly string[]): string {
  return fields.map(passColumn).join(' AND ') || 'true'
}

/** One JSON object: each facet's values, most frequent first. */
export function facetsSql({ facets }: SearchRequest, filters: FilterColumns): string {
  const counted = facets.map(
    (field) => `'${field}', (
      SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT value, count(*)::int AS count FROM matched, unnest(${keywordColumn(field)}) AS value
        WHERE ${filters.allBut(field)} GROUP BY value ORDER BY count DESC, value COLLATE "C" LIMIT ${FACET_VALUES_MAX}
      ) AS counted)`,
  )
  return `json_build_object(${counted.join(', ')})`
}

function passColumn(field: string): string {
  return quoted(`passes_${field}`)
}
