import { LOCALE } from './numbers.ts'

const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 04, 2026', alike on the server and in every browser. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}
