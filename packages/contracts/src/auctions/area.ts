import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { auctionStatuses } from './schemas.ts'

export const auctionsArea = defineArea({
  name: 'auctions',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** A batch of an import reaches the index. */
    'index-imported-auctions': { follows: [events.auctionsImported], concurrency: 1 },
  },
  capabilities: ['auctions.manage'],
  cached: true,
  sitemap: ['auctions'],
  indexes: {
    auctions: {
      record: 'auction',
      follows: [events.auctionCreated, events.auctionUpdated, events.auctionDeleted],
    },
  },
  console: { auctions: { capability: 'auctions.manage', restPath: '/api/v1/auctions/admin' } },
  choices: { 'auctions.status': auctionStatuses },
})
