import { foldAccents } from './fold-accents.ts'
import type { Letter } from './text.ts'

const LEADING_PUNCTUATION = /^[^\p{L}\p{N}]+/u
/** Letters to Unicode, quotes and apostrophes to readers. */
const LEADING_QUOTES = /^(?:[^\p{L}\p{N}]|[ʹʺʻʼʽʾʿˈˊˋꞋꞌ])+/u
const NUMBERS = /\p{Nd}+/gu

/**
 * The key that titles are sorted by, bytewise, in every engine: accents, leading punctuation and quotes
 * dropped, lower case, spaces collapsed, digits by the value of their number.
 *
 * Stored beside titles and in the indexes: a change needs a new `TEXT_KEYS_VERSION`
 * (`domain/text-keys/keyed-tables.ts`) and a new version of each index that has a `sortKey`.
 */
export function titleSortKey(title: string): string {
  return withoutLeading(LEADING_QUOTES, plainTitle(title)).replace(NUMBERS, numberKey)
}

/** Sorts a list that is loaded whole by its titles from A to Z; equal ones stay in their order. */
export function sortedByTitle<Row>(rows: readonly Row[], titleOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, key: titleSortKey(titleOf(row)) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row)
}

/**
 * For SQL `LIKE`: the part of a sort key that a title has which begins with a typed text, or holds it. A
 * number at the end of the typed text may be the beginning of a longer one, and where titles hold it, one at
 * its beginning the end of a longer one.
 */
export function sortKeyPattern(typed: string, place: 'beginning' | 'anywhere'): string {
  const plain = withoutLeading(LEADING_QUOTES, plainTitle(typed)).replace(/[\\%_]/g, '\\$&')
  const pattern = plain.replace(NUMBERS, (digits, at: number) => {
    const value = valueOf(digits)
    return at === 0 && place === 'anywhere' ? value : `_${value}`
  })
  return place === 'anywhere' ? `%${pattern}%` : `${pattern}%`
}

function plainTitle(title: string): string {
  return foldAccents(title).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A title of punctuation alone stays as it is. */
function withoutLeading(signs: RegExp, plain: string): string {
  return plain.replace(signs, '') || plain
}

/**
 * How many digits a number has, as a capital letter, and the digits: `A2` comes before `B10`. No other
 * capital stands in a key, and these come before all small letters.
 */
function numberKey(digits: string): string {
  const value = valueOf(digits)
  return value.length < 26
    ? `${String.fromCharCode(64 + value.length)}${value}`
    : `Z${numberKey(String(value.length))}${value}`
}

/** The digits of any script as `0` to `9`, without zeros before them. */
function valueOf(digits: string): string {
  return [...digits]
    .map(digitValue)
    .join('')
    .replace(/^0+(?=.)/, '')
}

/** Unicode keeps the ten digits of a script in a row, and such rows begin with a zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  if (code <= 0x39) return code - 0x30
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** The letter of the alphabet index under which a title stands: 'A' to 'Z' or '#'. */
export function letterOf(title: string): Letter {
  const first = withoutLeading(LEADING_PUNCTUATION, plainTitle(title)).charAt(0)
  return first >= 'a' && first <= 'z' ? first.toUpperCase() : '#'
}
