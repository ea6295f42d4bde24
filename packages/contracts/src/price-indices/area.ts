import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

/** How prices of each category have moved over the years: computed from the sold items, without amounts. */
export const priceIndicesArea = defineArea({
  name: 'price-indices',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    'compute-price-indices': { follows: [events.priceIndicesOutdated], batchSize: 100, concurrency: 1 },
  },
  cached: true,
})
