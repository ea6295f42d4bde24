import { columnOf } from '@vitrine/database/column-names'
import { isDeepStrictEqual } from 'node:util'

export interface Change {
  from: unknown
  to: unknown
}

/** Longer texts are cut in the log: the record and its versions hold them whole. */
const LONGEST_TEXT = 300

/**
 * What a change of a record changes, by field. A field that the row has no column for is left out; name what
 * is spelled otherwise there.
 *
 * @param row the record as it was, by column (`source_url`)
 * @param input what is written, by field (`sourceUrl`)
 */
export function changesBetween(
  row: Readonly<Record<string, unknown>>,
  input: object,
): Record<string, Change> {
  const changed = Object.entries(input).flatMap(([field, to]): [string, Change][] => {
    const column = columnOf(field)
    return column in row && !isSame(row[column], to)
      ? [[field, { from: noted(row[column]), to: noted(to) }]]
      : []
  })
  return Object.fromEntries(changed)
}

/** Details without those fields that a change left as they were. */
export function withoutUnchanged(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => !(isChange(value) && isSame(value.from, value.to))),
  )
}

export function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}

/** Null, nothing and an empty text are one; a number that Postgres gives as text is that number. */
function isSame(before: unknown, after: unknown): boolean {
  if (isNothing(before) || isNothing(after)) return isNothing(before) && isNothing(after)
  if (typeof after === 'number' && typeof before === 'string') return Number(before) === after
  if (typeof before === 'object' || typeof after === 'object') return isDeepStrictEqual(before, after)
  return before === after
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function noted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`
  return value ?? null
}
