import { TableUnreadable } from './table-unreadable.ts'

export interface Column {
  /** The documented name, and the name of the field in the rows that are read. */
  name: string
  /** What other files call it. Case, spaces and punctuation make no difference, here and in `name`. */
  otherNames?: readonly string[]
  /** Default `text`. Numbers are read as `1234.5`, dates as `2026-01-31`, times as `2026-01-31T10:00`. */
  type?: 'text' | 'number' | 'date' | 'dateTime'
  isRequired?: boolean
}

export interface Header {
  /** The column at each place, null where it is not read. */
  columns: readonly (Column | null)[]
  /** Names that no column has. */
  unknown: readonly string[]
  /** Columns that were found by another name. */
  renamed: readonly { from: string; to: string }[]
}

/** 'Sale Date', 'sale_date' and 'SALEDATE' are one. '#' stays: 'N#' and 'Catalog#' are names. */
const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}#]+/gu, '')

/** How many of these cells name a column. */
export function countKnown(cells: readonly string[], columns: readonly Column[]): number {
  const known = new Set(columns.flatMap(({ name, otherNames = [] }) => [name, ...otherNames].map(keyOf)))
  return cells.filter((cell) => known.has(keyOf(cell))).length
}

/**
 * Which column is at which place. A documented name wins over other names for the same column.
 *
 * @throws TableUnreadable where two cells name one column, no cell names any, or a required one is missing
 */
export function matchHeader(cells: readonly string[], columns: readonly Column[]): Header {
  const keys = cells.map(keyOf)
  const placeOf = new Map<number, Column>()
  for (const column of columns) {
    const isNamed = (names: readonly string[]) => {
      const wanted = new Set(names.map(keyOf))
      return keys.flatMap((key, place) => (wanted.has(key) && !placeOf.has(place) ? [place] : []))
    }
    const documented = isNamed([column.name])
    const [place, second] = documented.length > 0 ? documented : isNamed(column.otherNames ?? [])
    if (place === undefined) continue
    if (second !== undefined)
      throw new TableUnreadable({
        code: 'columnRepeated',
        column: column.name,
        names: [cells[place] ?? '', cells[second] ?? ''],
      })
    placeOf.set(place, column)
  }
  const found = cells.map((_, place) => placeOf.get(place) ?? null)
  if (placeOf.size === 0)
    throw new TableUnreadable({
      code: 'headerUnknown',
      names: cells,
      wanted: columns.map(({ name }) => name),
    })
  const missing = columns.filter((column) => column.isRequired && !found.includes(column))
  if (missing.length > 0)
    throw new TableUnreadable({
      code: 'columnMissing',
      missing: missing.map(({ name }) => name),
      names: cells,
    })
  return {
    columns: found,
    unknown: cells.filter((cell, place) => !found[place] && keyOf(cell) !== ''),
    renamed: cells.flatMap((from, place) => {
      const to = found[place]?.name
      return to !== undefined && keyOf(from) !== keyOf(to) ? [{ from: from.trim(), to }] : []
    }),
  }
}
