import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const worthScoreArea = defineArea({
  name: 'worth-score',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['worth-score.try'],
  cached: true,
  sitemap: ['worth-score'],
  console: { 'worth-score': { capability: 'worth-score.try' } },
})
