import type { Auction } from '@vitrine/contracts/auctions/schemas'
import { auctionTimes } from '../auction-times.ts'
import { useLocalTimeZone } from '../use-local-time-zone.ts'

/**
 * The same times by the reader's own clock. The page comes without them, for everybody alike; their place is
 * kept.
 */
export function LocalTimes({ auction }: { auction: Pick<Auction, 'startsAt' | 'endsAt' | 'timeZone'> }) {
  const zone = useLocalTimeZone()
  if (zone === null) {
    return (
      <>
        {/* As long as what takes its place, so that nothing moves. */}
        <span aria-hidden="true" className="invisible nojs:hidden">
          {auctionTimes(auction, auction.timeZone)}
        </span>
        <span className="hidden text-muted nojs:inline">
          Turn on JavaScript to see the times in your time zone.
        </span>
      </>
    )
  }
  return zone === auction.timeZone ? 'The same: you are in this time zone.' : auctionTimes(auction, zone)
}
