import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const membersArea = defineArea({
  name: 'members',
  endpoints: Object.values(endpoints),
  capabilities: ['members.manage'],
  console: { members: { capability: 'members.manage', restPath: '/api/v1/identity' } },
})
