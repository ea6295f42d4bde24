import { defineArea } from '../area.ts'
import * as deletionEndpoints from './deletion-endpoints.ts'
import * as endpoints from './endpoints.ts'

export const membersArea = defineArea({
  name: 'members',
  endpoints: [...Object.values(endpoints), ...Object.values(deletionEndpoints)],
  capabilities: ['members.manage'],
  console: {
    members: { capability: 'members.manage', restPath: '/api/v1/identity' },
    // Its calls have another last segment than its screen.
    'account-deletion-requests': { capability: 'members.manage' },
  },
})
