import { formatDay } from '../../../shared/format/dates.ts'

/** A specific as pages list it: the value of a date field is stored as 2024-01-31. */
export function specificFact({ displayName, value }: { displayName: string; value: string }) {
  // Only a day of the calendar is written as it was read.
  const isDay = new Date(value).toJSON()?.slice(0, 10) === value
  return { name: displayName, value: isDay ? formatDay(value) : value }
}
