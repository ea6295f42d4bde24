import { auctionUpdated } from '@vitrine/contracts/auctions/events'
import { auctionToDocument } from '@vitrine/search/auctions/auctions.document'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import { sql } from 'kysely'
import { defineIndex } from '../define-index.ts'
import { loadAuctions } from './auction-rows.ts'

/** All events of auctions have the same payload. */
const { payload: auctionEventSchema } = auctionUpdated

/** The auctions that everybody sees: published ones, and those that were canceled after they had been. */
export const auctions = defineIndex({
  definition: auctionsIndex,
  changed: (payload) => {
    const { auctionId, revision } = auctionEventSchema.parse(payload)
    return { id: auctionId, revision }
  },
  rows: { table: 'auctions', changedAt: 'updated_at', shown: sql`status <> 'draft'` },
  load: loadAuctions,
  toDocument: ({ status, ...auction }) =>
    status === 'draft' ? null : auctionToDocument({ ...auction, status }),
})
