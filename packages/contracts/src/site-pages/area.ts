import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { sitePageKinds } from './schemas.ts'

/**
 * The written pages of the site: terms, privacy, about. They are neither made nor deleted, and stay where
 * they are.
 */
export const sitePagesArea = defineArea({
  name: 'site-pages',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['site-pages.manage'],
  cached: true,
  console: { 'site-pages': { capability: 'site-pages.manage', restPath: '/api/v1/site-pages/admin' } },
  choices: { 'site_pages.kind': sitePageKinds },
})
