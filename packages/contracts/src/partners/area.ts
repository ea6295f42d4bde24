import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const partnersArea = defineArea({
  name: 'partners',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['partners.manage'],
  cached: true,
  sitemap: ['partners'],
  console: { partners: { capability: 'partners.manage', restPath: '/api/v1/partners/admin' } },
})
