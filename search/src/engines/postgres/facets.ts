import type { PlainFilter, PlainFilters, PlainRequest } from '../plain-request.ts'
import { keywordColumn, numberColumn, quoted } from './tables.ts'
import type { Bind } from './text-query.ts'

/** Columns that tell for each match which filters it passes, and what is counted. */
export interface FilterColumns {
  columns: string[]
  /** Condition: passes every filter. */
  all: string
  /** Condition: passes every filter but that of one field. */
  allBut(field: string): string
}

export function filterColumns({ facetFilters, facets }: PlainRequest, bind: Bind): FilterColumns {
  const filtered = [...facetFilters.keys()]
  return {
    columns: [
      ...[...facetFilters].map(([field, filter]) => `(${condition(field, filter, bind)}) AS ${passColumn(field)}`),
      ...facets.map(keywordColumn),
    ],
    all: passes(filtered),
    allBut: (field) => passes(filtered.filter((other) => other !== field)),
  }
}

export function filterConditions(filters: PlainFilters, bind: Bind): string[] {
  return [...filters].map(([field, filter]) => `(${condition(field, filter, bind)})`)
}

function condition(field: string, filter: PlainFilter, bind: Bind): string {
  if (Array.isArray(filter)) return `${keywordColumn(field)} && ${bind(filter)}::text[]`
  const column = numberColumn(field)
  return `${column} >= ${bind(filter.from ?? -Infinity)}::float8 AND ${column} <= ${bind(filter.to ?? Infinity)}::float8`
}

function passes(fields: readonly string[]): string {
  return fields.map(passColumn).join(' AND ') || 'true'
}

/** One JSON object: each facet's values, most frequent first. */
export function facetsSql({ facets, limits }: PlainRequest, filters: FilterColumns): string {
  const counted = facets.map(
    (field) => `'${field}', (
      SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT value, count(*)::int AS count FROM matched, unnest(${keywordColumn(field)}) AS value
        WHERE ${filters.allBut(field)} GROUP BY value ORDER BY count DESC, value COLLATE "C" LIMIT ${limits.facetValuesMax}
      ) AS counted)`,
  )
  return `json_build_object(${counted.join(', ')})`
}

function passColumn(field: string): string {
  return quoted(`passes_${field}`)
}
