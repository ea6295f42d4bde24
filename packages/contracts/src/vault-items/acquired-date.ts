import { isCalendarDay } from '../price-guide/calendar-day.ts'
import { vaultItemLimits as limits } from './limits.ts'

const UTC_PLUS_14_MS = 14 * 60 * 60 * 1000

/**
 * `2024-01-31` for a day of the calendar as `2024-01-31` or `01/31/2024` from the year 1000 on; null for
 * anything else.
 */
export function readAcquiredDate(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month}-${day}` : text.trim()
  return isCalendarDay(iso) && Number(iso.slice(0, 4)) >= limits.firstYear ? iso : null
}

/** The latest day that is today anywhere: no time zone is refused its own. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + UTC_PLUS_14_MS).toISOString().slice(0, 10)
}
