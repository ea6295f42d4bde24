import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const marksArea = defineArea({
  name: 'marks',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** A batch of an import reaches the index. */
    'index-imported-marks': { follows: [events.marksImported], concurrency: 1 },
  },
  capabilities: ['marks.manage'],
  cached: true,
  sitemap: ['marks'],
  indexes: {
    marks: { record: 'mark', follows: [events.markCreated, events.markUpdated, events.markDeleted] },
  },
  console: { marks: { capability: 'marks.manage', restPath: '/api/v1/marks/admin' } },
})
