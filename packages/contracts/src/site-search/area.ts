import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** One search over all sections. It has no rows of its own. */
export const siteSearchArea = defineArea({ name: 'site-search', endpoints: Object.values(endpoints) })
