/** Whether a text is a day of the calendar in the form 2026-01-31. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(month, year)
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const UTC_PLUS_14_MS = 14 * 60 * 60 * 1000

/**
 * The latest day that is today anywhere, `2024-01-31`. Every check that a day is not to come uses it: no time
 * zone is refused its own day.
 */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + UTC_PLUS_14_MS).toISOString().slice(0, 10)
}
