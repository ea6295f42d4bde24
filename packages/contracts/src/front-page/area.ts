import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** What the front page shows of the sections beside the dictionary. It has no rows of its own. */
export const frontPageArea = defineArea({ name: 'front-page', endpoints: Object.values(endpoints) })
