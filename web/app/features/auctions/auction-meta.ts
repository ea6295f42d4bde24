import type { Auction } from '@vitrine/contracts/auctions/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbList, entityUrl, pageMeta } from '../../shared/page/page-meta.ts'
import { plainText } from '../../shared/page/plain-text.ts'
import { AUCTIONS_PATH } from './auctions-parameters.ts'
import { auctionDays } from './auction-days.ts'

/** Title, description and structured data of an auction: an event of its house. */
export function auctionMeta(matches: Parameters<typeof pageMeta>[0], auction: Auction): MetaDescriptor[] {
  const { title, house, place, timeZone, startsAt, endsAt, status, description, link, pageURI } = auction
  const summary = plainText(description, 160) || `${house}, ${place}, ${auctionDays(auction, timeZone)}.`
  const isOnline = place.toLowerCase() === 'online'
  const event = {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${status === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: link ?? entityUrl(matches, pageURI) }
      : { '@type': 'Place', name: house, address: place },
    organizer: { '@type': 'Organization', name: house, ...(link && { url: link }) },
    url: entityUrl(matches, pageURI),
  }
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME} Upcoming Auctions`,
    description: summary,
    path: pageURI,
    structured: [
      event,
      breadcrumbList(matches, [
        { title: 'Upcoming Auctions', path: AUCTIONS_PATH },
        { title, path: pageURI },
      ]),
    ],
  })
}
