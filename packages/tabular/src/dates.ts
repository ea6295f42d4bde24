import type { TwoReadings } from './table-unreadable.ts'

/** `iso` is 2026-01-31; the others are 31/01/2026 and 01/31/2026, with `/`, `-` or `.` between. */
export type DateOrder = 'iso' | 'day-first' | 'month-first'

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?[ -](\d{4})$/i
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i
const TIME = /^(.*\d)(?:T| +)(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * A date as `2026-01-31` where it is one in this order, else null. Dates with the name of the month and those
 * that begin with the year are the same in every order.
 */
export function dateText(text: string, order: DateOrder): string | null {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  if (iso) return dayOf(iso[1], iso[3], iso[4])
  const numeric = NUMERIC.exec(trimmed)
  if (numeric && order === 'iso') return null
  if (numeric)
    return order === 'day-first'
      ? dayOf(numeric[4], numeric[3], numeric[1])
      : dayOf(numeric[4], numeric[1], numeric[3])
  const [, day, name, year] = DAY_AND_NAME.exec(trimmed) ?? []
  if (name) return dayOf(year, monthOf(name), day)
  const [, first, second, third] = NAME_AND_DAY.exec(trimmed) ?? []
  return first ? dayOf(third, monthOf(first), second) : null
}

/** A date with its time as `2026-01-31T10:00`, else null. */
export function dateTimeText(text: string, order: DateOrder): string | null {
  const [, day = '', time = ''] = TIME.exec(text.trim()) ?? []
  const date = dateText(day, order)
  return date === null ? null : `${date}T${time.padStart(5, '0')}`
}

/** A day that a program wrote with midnight behind it is that day. */
export function withoutMidnight(text: string): string {
  return text.replace(/(?:T| +)0{1,2}:00(?::00(?:\.0+)?)?Z?$/, '')
}

/** What the dates of a file say about the order of their parts. */
export class DateEvidence {
  private readonly only = { iso: 0, 'day-first': 0, 'month-first': 0 }
  private readonly example = { 'day-first': '', 'month-first': '' }
  private open = 0
  private openColumn = ''
  private readonly values = new Map<string, TwoReadings>()

  add(column: string, text: string, read: typeof dateText): void {
    const trimmed = text.trim()
    if (trimmed === '') return
    if (read(trimmed, 'iso') !== null) {
      this.only.iso += 1
      return
    }
    const [dayFirst, monthFirst] = [read(trimmed, 'day-first'), read(trimmed, 'month-first')]
    if (dayFirst === monthFirst) return
    this.openColumn ||= column
    if (dayFirst !== null && monthFirst !== null) {
      this.open += 1
      if (this.values.size < 3) this.values.set(trimmed, { text: trimmed, readings: [dayFirst, monthFirst] })
      return
    }
    const order = dayFirst === null ? 'month-first' : 'day-first'
    this.only[order] += 1
    this.example[order] ||= trimmed
  }

  /** More rows can change nothing: all evidence so far is for one order. */
  get isClear(): boolean {
    const { iso, 'day-first': day, 'month-first': month } = this.only
    return [iso, day, month].filter((count) => count > 0).length === 1 && (iso === 0 || this.open === 0)
  }

  /** Null where the file has no dates. Most dates decide whether they begin with the year. */
  decide(): DateOrder | null | { column: string; values: TwoReadings[] | [string, string] } {
    const { iso, 'day-first': day, 'month-first': month } = this.only
    if (iso > 0 && iso >= day + month + this.open) return 'iso'
    if (day > 0 && month > 0 && (this.open > 0 || day === month))
      return { column: this.openColumn, values: [this.example['day-first'], this.example['month-first']] }
    if (day !== month) return day > month ? 'day-first' : 'month-first'
    return this.open > 0 ? { column: this.openColumn, values: [...this.values.values()] } : null
  }
}

function monthOf(name: string): string | undefined {
  const short = name.toLowerCase()
  const found = MONTHS.findIndex(
    (month) => month === short || (short.length <= 4 && short === month.slice(0, short.length)),
  )
  return found < 0 ? undefined : String(found + 1)
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null
}
