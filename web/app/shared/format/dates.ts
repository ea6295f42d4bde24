import { LOCALE } from './numbers.ts'

const day = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Mar 04, 2026', alike on the server and in every browser. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

const moment = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Mar 04, 2026, 5:06 AM' by the reader's own clock; only for what the browser renders. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
