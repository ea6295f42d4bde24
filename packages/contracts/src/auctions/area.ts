import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { auctionStatuses } from './schemas.ts'

export const auctionsArea = defineArea({
  name: 'auctions',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['auctions.manage'],
  cached: true,
  sitemap: ['auctions'],
  indexes: { auctions: { record: 'auction', follows: Object.values(events) } },
  console: { auctions: { capability: 'auctions.manage', restPath: '/api/v1/auctions/admin' } },
  choices: { 'auctions.status': auctionStatuses },
})
