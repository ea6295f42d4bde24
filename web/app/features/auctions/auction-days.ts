import { LOCALE } from '../../shared/format/numbers.ts'

export interface AuctionSpan {
  startsAt: string
  endsAt: string
}

/**
 * The parts of a moment where an auction takes place: what stands between them is not the same on the server
 * and in every browser.
 */
export function partsOf(iso: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  return Object.fromEntries(
    new Intl.DateTimeFormat(LOCALE, options)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
}

/** '04 Mar 2027', as auctions print days. */
export function auctionDay(iso: string, timeZone: string): string {
  const { day, month, year } = partsOf(iso, { timeZone, year: 'numeric', month: 'short', day: '2-digit' })
  return `${day} ${month} ${year}`
}

/** 'March 2027' */
export function monthOf(iso: string, timeZone: string): string {
  const { month, year } = partsOf(iso, { timeZone, year: 'numeric', month: 'long' })
  return `${month} ${year}`
}

/** '04 Mar 2027' or '04 Mar 2027 – 06 Mar 2027' */
export function auctionDays({ startsAt, endsAt }: AuctionSpan, timeZone: string): string {
  const [first, last] = [auctionDay(startsAt, timeZone), auctionDay(endsAt, timeZone)]
  return first === last ? first : `${first} – ${last}`
}
