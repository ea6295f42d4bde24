import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** What articles, marks, books and posts have to do with each other. It has no rows of its own. */
export const subjectsArea = defineArea({ name: 'subjects', endpoints: Object.values(endpoints) })
