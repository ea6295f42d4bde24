import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { PRICE_BASES } from './price-basis.ts'

export const priceGuideArea = defineArea({
  name: 'price-guide',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** A batch of an import reaches the index. */
    'index-imported-sold-items': { follows: [events.soldItemsImported], concurrency: 1 },
  },
  capabilities: ['price-guide.manage'],
  cached: true,
  sitemap: ['price-guide'],
  sitemapFiles: ['sold-items'],
  indexes: {
    'price-guide': {
      record: 'sold-item',
      follows: [events.soldItemCreated, events.soldItemUpdated, events.soldItemDeleted],
    },
  },
  console: { 'sold-items': { capability: 'price-guide.manage', restPath: '/api/v1/price-guide/admin' } },
  choices: { 'sold_items.price_basis': PRICE_BASES },
  membersRows: { 'price_guide_lookups.user_id': 'erased' },
})
