import { dayInZone, dayNumber } from '@vitrine/contracts/auctions/time-zone'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { z } from 'zod'

/** What a hit shows of an auction. */
export const auctionCardSchema = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  house: z.string(),
  place: z.string(),
  timeZone: z.string(),
  /** Milliseconds since 1970. */
  startsAt: z.number(),
  endsAt: z.number(),
  categoryIds: z.array(z.int()),
  status: z.enum(['published', 'canceled']),
  lotCount: z.int(),
  /** Documents from before auctions had one lack it. */
  picture: z.string().default(''),
  isSample: z.boolean(),
})
export type AuctionCard = z.infer<typeof auctionCardSchema>

/** What the index holds of one: its card, and what else it is found and filtered by. */
export interface AuctionDocument extends AuctionCard {
  sortKey: string
  description: string
  lotTitles: string[]
  /** By the calendar of the place, as numbers (`dayNumber`). */
  firstDay: number
  lastDay: number
}

export type IndexedAuction = Omit<AuctionDocument, 'sortKey' | 'firstDay' | 'lastDay'>

export function auctionToDocument(auction: IndexedAuction): AuctionDocument {
  const dayOf = (time: number) => dayNumber(dayInZone(new Date(time), auction.timeZone))
  return {
    ...auction,
    sortKey: titleSortKey(auction.title),
    firstDay: dayOf(auction.startsAt),
    lastDay: dayOf(auction.endsAt),
  }
}
