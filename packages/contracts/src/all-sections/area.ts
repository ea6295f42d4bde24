import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** One search over all sections. It has no rows of its own. */
export const allSectionsArea = defineArea({ name: 'all-sections', endpoints: Object.values(endpoints) })
