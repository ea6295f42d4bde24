/**
 * The three functions that react-admin asks of date-fns, in one place: where it guesses from a list's values
 * whether a column holds dates.
 */

const ISO = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{1,4})$/

/** A day alone begins where it is read. A text that is no date of ISO 8601, written whole, is an invalid date. */
export function parseISO(text: string): Date {
  const [, year, month, day, time = 'T00:00'] = ISO.exec(text) ?? []
  return isDay(Number(year), Number(month), Number(day))
    ? new Date(`${year}-${month}-${day}${time}`)
    : new Date(Number.NaN)
}

export function isValid(date: unknown): boolean {
  return date instanceof Date && !Number.isNaN(date.getTime())
}

/** Whether a text is a day, written as Americans do. */
export function isMatch(text: string, form: 'MM/dd/yyyy' | 'MM/dd/yy'): boolean {
  const [, month, day, year = ''] = AMERICAN.exec(text) ?? []
  if (form === 'MM/dd/yy' && year.length > 2) return false
  return isDay(form === 'MM/dd/yy' ? 2000 + Number(year) : Number(year), Number(month), Number(day))
}

function isDay(year: number, month: number, day: number): boolean {
  return (
    year > 0 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  )
}
