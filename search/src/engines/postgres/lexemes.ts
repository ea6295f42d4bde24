import { createHash } from 'node:crypto'
import type { PlainFilters } from '../plain-request.ts'

/**
 * One tsvector a document, and so one GIN index, holds what is asked for together: its words, its words once
 * more for each of the two weightiest fields, its whole name, and its keywords. Words are letters and digits,
 * so that the signs below keep the kinds apart.
 */
const NAME = '^'
const SECOND = '~'
const WHOLE = '='
const KEYWORD = '#'

/** A lexeme has 2,046 bytes at most; what is longer is known by its hash. */
const LEXEME_BYTES = 1_000

export function nameLexeme(token: string): string {
  return NAME + token
}

/** The field that comes after the name: people. */
export function secondLexeme(token: string): string {
  return SECOND + token
}

export function wholeLexeme(name: string): string {
  return WHOLE + bounded(name)
}

export function keywordLexeme(field: string, value: string): string {
  return `${KEYWORD}${field}=${bounded(value)}`
}

/** A lexeme in a tsquery's notation, in which quotes and backslashes are doubled. */
export function quotedLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`
}

/** The keyword filters as one tsquery: any value of each field, every field. Null where none is a list. */
export function filtersQuery(filters: PlainFilters): string | null {
  const fields = [...filters].flatMap(([field, filter]) => {
    if (!Array.isArray(filter)) return []
    // A list without values matches nothing, and there is no such field.
    const values = filter.length > 0 ? filter.map((value) => keywordLexeme(field, value)) : [KEYWORD]
    return [`(${values.map(quotedLexeme).join(' | ')})`]
  })
  return fields.length > 0 ? fields.join(' & ') : null
}

function bounded(text: string): string {
  // A NUL cannot stand in a text of Postgres.
  const plain = text.replaceAll('\u0000', ' ')
  return Buffer.byteLength(plain) <= LEXEME_BYTES
    ? plain
    : `sha256:${createHash('sha256').update(plain).digest('hex')}`
}
