import type { z } from 'zod'
import type { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'

type AuctionBody = z.input<typeof auctionInputSchema>

/** An auction as staff write it: published, on 4 March 2027 in Lyon. */
export function anAuction({
  categoryId,
  ...changes
}: { categoryId: number } & Partial<AuctionBody>): AuctionBody {
  return {
    title: 'Silver and glass',
    house: 'Fennimere & Sons',
    place: 'Lyon, France',
    timeZone: 'Europe/Paris',
    starts: '2027-03-04T10:00',
    ends: '2027-03-04T17:00',
    categoryIds: [categoryId],
    link: 'https://fennimere.example/',
    description: 'Two hundred lots.\n\nViewing the day before.',
    lots: [{ number: '1', title: 'A pair of candlesticks', estimate: 'EUR 200–300' }],
    status: 'published',
    isSample: false,
    ...changes,
  }
}
