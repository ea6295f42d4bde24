import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { auctionRecord } from './schemas.ts'

const auctionChange = z.object({ auctionId: z.int(), revision: z.int() })
const ofAuction: ShownBy<typeof auctionChange> = {
  changes: 'auctions',
  records: ({ auctionId }) => [auctionRecord(auctionId)],
}

export const auctionCreated = defineEvent('auction.created.v1', auctionChange, ofAuction)
export const auctionUpdated = defineEvent('auction.updated.v1', auctionChange, ofAuction)
export const auctionDeleted = defineEvent('auction.deleted.v1', auctionChange, ofAuction)

/** A batch of an import: whatever is new or changed has an id within this range, ends included. */
export const auctionsImported = defineEvent(
  'auctions.imported.v1',
  z.object({ fromId: z.int(), toId: z.int() }),
  { changes: 'auctions' },
)
