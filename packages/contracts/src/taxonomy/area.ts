import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const taxonomyArea = defineArea({
  name: 'taxonomy',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['taxonomy.manage'],
  cached: true,
  sitemap: ['categories'],
  console: { taxonomy: { capability: 'taxonomy.manage' } },
})
