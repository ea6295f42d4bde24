import type { PlainFilter, PlainFilters, PlainRequest } from '../plain-request.ts'
import { filtersQuery } from './lexemes.ts'
import { numberColumn } from './tables.ts'

/** Gives the placeholder of a value that is added to a statement. */
export type Bind = (value: unknown) => string

/**
 * Which rows match a text: all that a tsquery finds and of which each of `held` is true, its words or one of
 * its phrases (queries of `heads`). Null: every row.
 */
export type Matching = { query: string; held?: readonly Held[] } | null

interface Held {
  words: string
  phrases: readonly string[]
}

/**
 * The rows that match, as something to select from. Whether a row holds a phrase is seen in its words, which
 * lie beside the table and are dear to read: so those that match without any phrase are found by the index
 * alone, and only the others, which are few, are read.
 */
export function matchingRows(
  documents: string,
  columns: readonly string[],
  matching: Matching,
  filters: PlainFilters,
  bind: Bind,
): string {
  const select = (of: Matching) =>
    `SELECT ${columns.join(', ')} FROM ${documents} WHERE ${rowsWhere(of, filters, bind)}`
  const { query, held = [] } = matching ?? {}
  if (query === undefined || held.length === 0) return `(${select(matching)})`
  const words = held.map((each) => each.words).join(' & ')
  return `(${select({ query: `(${query}) & ${words}` })} UNION ALL ${select({ query: `(${query}) & !(${words})`, held })})`
}

/**
 * The filters of a statement: keywords go into the tsquery, so that one index serves both; numbers stay
 * columns.
 */
export function rowsWhere(matching: Matching, filters: PlainFilters, bind: Bind): string {
  const keywords = filtersQuery(filters)
  const ranges = [...filters].flatMap(([field, filter]) =>
    Array.isArray(filter)
      ? []
      : [
          `${numberColumn(field)} BETWEEN ${bind(filter.from ?? -Infinity)}::float8 AND ${bind(filter.to ?? Infinity)}::float8`,
        ],
  )
  const found = (query: string | null) => (query === null ? [] : [`lexemes @@ ${bind(query)}::tsquery`])
  const held = (matching?.held ?? []).map(
    ({ words, phrases }) =>
      `(${[...found(words), ...phrases.map((phrase) => `heads @@ ${bind(phrase)}::tsquery`)].join(' OR ')})`,
  )
  return ['card IS NOT NULL', ...found(both(matching?.query ?? null, keywords)), ...held, ...ranges].join(
    ' AND ',
  )
}

export function both(a: string | null, b: string | null): string | null {
  return a && b ? `(${a}) & ${b}` : (a ?? b)
}

/** Scope and facet filters, but without those of one field, which is being counted. */
export function filtersFor({ scope, facetFilters }: PlainRequest, except?: string): PlainFilters {
  const facets = [...facetFilters].filter(([field]) => field !== except)
  const doubled = facets.some(([field]) => scope.has(field))
  if (!doubled) return new Map([...scope, ...facets])
  return new Map([
    ...scope,
    ...facets.map(([field, filter]) => [field, narrowed(filter, scope.get(field))] as const),
  ])
}

/** What both conditions let pass. */
function narrowed(filter: PlainFilter, scope: PlainFilter | undefined): PlainFilter {
  if (scope === undefined) return filter
  if (Array.isArray(filter))
    return Array.isArray(scope) ? filter.filter((value) => scope.includes(value)) : filter
  if (Array.isArray(scope)) return filter
  return {
    from: Math.max(filter.from ?? -Infinity, scope.from ?? -Infinity),
    to: Math.min(filter.to ?? Infinity, scope.to ?? Infinity),
  }
}
