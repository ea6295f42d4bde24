import { isCalendarDay } from '@vitrine/contracts/calendar-day'
import { formatDay } from '../../../shared/format/dates.ts'

/** A specific as pages list it: the value of a date field is stored as 2024-01-31. */
export function specificFact({ displayName, value }: { displayName: string; value: string }) {
  return { name: displayName, value: isCalendarDay(value) ? formatDay(value) : value }
}
