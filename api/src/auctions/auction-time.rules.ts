import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'

/**
 * The moment of a time by the clock of a place: '2027-03-04T10:00' in 'Europe/Paris'. A time that the clocks
 * skip in spring is as much later; of one that comes twice in autumn it is the first.
 */
export function momentOf(localTime: string, timeZone: string): Date {
  return toZoned(parseDateTime(localTime), timeZone).toDate()
}

/** The same the other way, to the minute. */
export function localTimeOf(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = parseAbsolute(moment.toISOString(), timeZone)
  const digits = (value: number, length = 2) => String(value).padStart(length, '0')
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}`
}
