import type { Auction, AuctionCard, AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'

/** An auction in Paris on 4 March 2027. */
export function anAuctionCard(changes: Partial<AuctionCard> = {}): AuctionCard {
  const { id = 7, title = 'Silver and Glass' } = changes
  return {
    id,
    title,
    house: 'Fennimere Silver',
    place: 'Lyon, France',
    timeZone: 'Europe/Paris',
    startsAt: '2027-03-04T09:00:00.000Z',
    endsAt: '2027-03-04T16:30:00.000Z',
    categories: [
      { url: 'glass', title: 'Glass', image: '/media/categories/glass.webp' },
      { url: 'metals', title: 'Metals', image: '/media/categories/metals.webp' },
    ],
    status: 'published',
    lotCount: 2,
    picture: '',
    isSample: false,
    pageURI: auctionPageUri({ id, title }),
    ...changes,
  }
}

export function anAuction(changes: Partial<Auction> = {}): Auction {
  return {
    ...anAuctionCard(changes),
    description: 'Two hundred lots.\n\nViewing the day before.',
    link: 'https://fennimere.example/',
    lots: [
      { number: '1', title: 'A pair of candlesticks', estimate: 'EUR 200–300' },
      { number: '2', title: 'A jug', estimate: '' },
    ],
    ...changes,
  }
}

export function auctionsResponse(
  items: readonly AuctionCard[],
  {
    total = items.length,
    currentOffset = 0,
    ...changes
  }: Partial<AuctionsResponse> & { total?: number; currentOffset?: number } = {},
): AuctionsResponse {
  return {
    items: [...items],
    meta: { total, currentLimit: 20, currentOffset },
    understood: { kind: 'exact' },
    withinWindow: true,
    facets: {
      categories: [
        { url: 'glass', title: 'Glass', count: 12 },
        { url: 'metals', title: 'Metals', count: 3 },
      ],
      places: [{ place: 'Lyon, France', count: 4 }],
      days: [
        { from: '2027-02-25', to: '2027-03-03', count: 3 },
        { from: '2027-03-04', to: '2027-03-10', count: 9 },
        { from: '2027-03-11', to: '2027-03-17', count: 3 },
      ],
      calendar: [
        { day: '2027-03-02', count: 3 },
        { day: '2027-03-04', count: 9 },
        { day: '2027-04-12', count: 3 },
      ],
    },
    ...changes,
  }
}
