import { PRODUCT_NAME } from '@vitrine/contracts/product'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarEntry {
  id: number
  title: string
  house: string
  place: string
  startsAt: Date
  endsAt: Date
  /** A calendar that holds an older one takes this one instead. */
  revision: number
  updatedAt: Date
  isCanceled: boolean
  /** The URL of the auction's page. */
  page: string
}

/** An auction as RFC 5545 wants it, with times in UTC: every calendar tells them by its reader's own clock. */
export function calendarOf(
  { id, title, house, place, startsAt, endsAt, revision, updatedAt, isCanceled, page }: CalendarEntry,
  host: string,
): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: 'Upcoming Auctions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `auction-${id}@${host}`,
    summary: `${title} (${house})`,
    description: page,
    location: place,
    url: page,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: revision,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // The library leaves the last line open; RFC 5545 ends each line.
  return `${calendar.toString().replace(/(?:\r\n)?$/, '')}\r\n`
}
