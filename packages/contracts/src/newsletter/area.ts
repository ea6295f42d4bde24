import { defineArea } from '../area.ts'
import * as adminEndpoints from './admin-endpoints.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const newsletterArea = defineArea({
  name: 'newsletter',
  endpoints: [...Object.values(endpoints), ...Object.values(adminEndpoints)],
  events: Object.values(events),
  capabilities: ['newsletter.manage'],
  cached: true,
  personalPaths: ['newsletter'],
  purges: ['newsletterRequests'],
  console: {
    'newsletter-issues': { capability: 'newsletter.manage', restPath: '/api/v1/newsletter/admin' },
    'newsletter-deliveries': { capability: 'newsletter.manage', restPath: '/api/v1/newsletter/admin' },
    'newsletter-suppressions': { capability: 'newsletter.manage', restPath: '/api/v1/newsletter/admin' },
  },
})
