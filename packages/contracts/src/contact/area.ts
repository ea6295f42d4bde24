import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const contactArea = defineArea({
  name: 'contact',
  endpoints: Object.values(endpoints),
  capabilities: ['contact.manage'],
})
