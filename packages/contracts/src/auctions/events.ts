import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { auctionRecord } from './records.ts'

const auctionChange = z.object({ auctionId: z.int(), revision: z.int() })
const ofAuction: ShownBy<typeof auctionChange> = { changes: 'auctions', records: ({ auctionId }) => [auctionRecord(auctionId)] }

export const auctionCreated = defineEvent('auction.created.v1', auctionChange, ofAuction)
export const auctionUpdated = defineEvent('auction.updated.v1', auctionChange, ofAuction)
export const auctionDeleted = defineEvent('auction.deleted.v1', auctionChange, ofAuction)
