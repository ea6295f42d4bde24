/**
 * A day of the calendar as one number, 20260131: in order of time, and each year is an interval of ten
 * thousand.
 */
export function saleDayOf(date: string): number {
  return Number(date.replaceAll('-', ''))
}

export const DAYS_OF_A_YEAR = 10_000

export function dateOfSaleDay(day: number): string {
  const digits = String(day).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
