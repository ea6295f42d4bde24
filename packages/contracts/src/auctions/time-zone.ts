/**
 * Whether this is an IANA time zone that we know. An offset such as '+02:00' is none: it forgets daylight
 * saving time.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The calendar day of a moment where an auction takes place: '2027-03-04'. */
export function dayInZone(moment: Date, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** A day as a number that ranges can be made of: the milliseconds of its midnight, as if it were in UTC. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Whether '2027-03-04' is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = dayNumber(text)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}
