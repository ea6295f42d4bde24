import { LOCALE } from './numbers.ts'

const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 04, 2026', alike on the server and in every browser. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

const moment = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** 'Mar 04, 2026, 05:06' by the reader's own clock; only for what the browser renders. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
