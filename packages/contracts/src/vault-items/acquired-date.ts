import { isCalendarDay } from '../calendar-day.ts'
import { vaultItemLimits as limits } from './limits.ts'

/**
 * `2024-01-31` for a day of the calendar as `2024-01-31` or `01/31/2024` from the year 1000 on; null for
 * anything else.
 */
export function readAcquiredDate(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month}-${day}` : text.trim()
  return isCalendarDay(iso) && Number(iso.slice(0, 4)) >= limits.firstYear ? iso : null
}
