import type { DateOrder } from './dates.ts'
import type { Decimal } from './numbers.ts'

/** A form in which values are often written and which is never read: what it means would be a guess. */
export type UnreadForm = 'currency' | 'brackets' | 'shortYear' | 'dayCount'

/** The form that the rest of the file has, or the one in which a value cannot be read. */
export type OtherForm = Decimal | DateOrder | UnreadForm

const CURRENCY_SIGN = /^[+-]?\s*(?:\p{Sc}|\p{L}{1,3}\p{Sc}?)\s*[+-]?\d|\d\s*(?:\p{Sc}|\p{L}{1,3}\.?)$/u
const BRACKETS = /^\(\P{L}*\d\P{L}*\)$/u
const SHORT_YEAR = /^\d{1,2}([-/. ])(?:\d{1,2}|\p{L}{3,9}\.?)\1['’]?\d{2}$/u
/** As spreadsheets store a date, from 1927 to 2173: a number of five digits, with the time behind it. */
const DAY_COUNT = /^[1-9]\d{4}(?:[.,]\d+)?$/

/** '$12.50', '12,50 EUR', '(12.50)' */
export function unreadNumber(text: string): UnreadForm | null {
  const trimmed = text.trim()
  if (BRACKETS.test(trimmed)) return 'brackets'
  return CURRENCY_SIGN.test(trimmed) ? 'currency' : null
}

/** '31/1/20', '31-Jan-20', '45123' */
export function unreadDate(text: string): UnreadForm | null {
  const trimmed = text.trim()
  if (SHORT_YEAR.test(trimmed)) return 'shortYear'
  return DAY_COUNT.test(trimmed) ? 'dayCount' : null
}
