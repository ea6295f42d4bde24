import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const membersArea = defineArea({
  name: 'members',
  endpoints: Object.values(endpoints),
  capabilities: ['members.manage'],
})
