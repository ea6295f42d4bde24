import { defineArea } from '../area.ts'
import * as adminEndpoints from './admin-endpoints.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { deliveryStates, issueStates, suppressionReasons } from './admin-schemas.ts'
import { emailCategories } from './categories.ts'
import { subscriptionStates } from './schemas.ts'

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
    'newsletter-subscribers': { capability: 'newsletter.manage', restPath: '/api/v1/newsletter/admin' },
    'newsletter-suppressions': { capability: 'newsletter.manage', restPath: '/api/v1/newsletter/admin' },
  },
  choices: {
    'newsletter_subscriptions.category': emailCategories,
    'newsletter_subscriptions.state': subscriptionStates,
    'newsletter_requests.category': emailCategories,
    'newsletter_suppressions.reason': suppressionReasons,
    'newsletter_suppressed_hashes.reason': suppressionReasons,
    'newsletter_issues.category': emailCategories,
    'newsletter_issues.state': issueStates,
    'newsletter_deliveries.state': deliveryStates,
  },
})
