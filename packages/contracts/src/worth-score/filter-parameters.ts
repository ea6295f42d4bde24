import type { WorthScoreFilters } from './schemas.ts'
import type { ScoreQuery } from './score-query.ts'

/** Null where none is given: a score then has those of the snapshot. */
export function filtersOfQuery(asked: ScoreQuery): WorthScoreFilters | null {
  const { 'f.excludedIds': excluded = [] } = asked
  const filters = {
    query: asked['f.query'],
    categoryId: asked['f.categoryId'],
    saleDateFrom: asked['f.saleDateFrom'],
    saleDateTo: asked['f.saleDateTo'],
    salePriceMin: asked['f.salePriceMin'],
    salePriceMax: asked['f.salePriceMax'],
  }
  const isGiven = excluded.length > 0 || Object.values(filters).some((value) => value !== undefined)
  return isGiven ? { ...filters, excludedIds: excluded } : null
}

/** The parameters that say these filters. */
export function queryOfFilters({
  excludedIds: excluded,
  ...filters
}: WorthScoreFilters): Record<`f.${string}`, string> {
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[`f.${name}`, String(value)] as const],
  )
  return Object.fromEntries([
    ...given,
    ...(excluded.length > 0 ? [['f.excludedIds', excluded.join(',')] as const] : []),
  ])
}
