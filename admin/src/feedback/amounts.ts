import { currencySigns } from '@vitrine/contracts/memberships/plans'

/** '3 s', '4 min', '2 h', '5 d': how long something has waited, to the coarsest unit that says enough. */
export function elapsed(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 90) return `${whole} s`
  if (whole < 5400) return `${Math.round(whole / 60)} min`
  if (whole < 129_600) return `${Math.round(whole / 3600)} h`
  return `${Math.round(whole / 86_400)} d`
}

const dayFormat: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: '2-digit' }

/** 'Nov 21, 2026, 10:06:51 AM', in the reader's own time. */
export function instant(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    ...dayFormat,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })
}

/** 'Nov 21, 2026', in the reader's own time. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', dayFormat)
}

/** 'Feb 29, 2020' of 2020-02-29: a day of the calendar, the same wherever it is read. */
export function calendarDay(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { ...dayFormat, timeZone: 'UTC' })
}

/** 'Mar 04, 2027, 10:00 AM' of 2027-03-04T10:00: what a clock shows where something happens. */
export function localTime(clock: string): string {
  return new Date(`${clock}Z`).toLocaleString('en-US', {
    ...dayFormat,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}

const amountFormat = new Intl.NumberFormat('en-US')

/** '1,234': a number the one way that the console writes it, whatever the browser speaks. */
export function amount(count: number): string {
  return amountFormat.format(count)
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** '512 bytes', '1.2 MB', '30 GB': a size in steps of a thousand. */
export function bytes(count: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3))
  const scaled = count / 1000 ** step
  return `${step > 0 && scaled < 10 ? scaled.toFixed(1) : amount(Math.round(scaled))} ${units[step]}`
}

const moneyFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signs: Readonly<Record<string, string>> = currencySigns

/**
 * '$ 1,250.00', as the site writes a price; of another currency its code stands first.
 *
 * @param currency ISO 4217; null or XXX where it is not known: the number stands alone
 */
export function money(price: number, currency: string | null): string {
  const shown = moneyFormat.format(price)
  return currency === null || currency === 'XXX' ? shown : `${signs[currency] ?? currency} ${shown}`
}
