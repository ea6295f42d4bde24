import { defineArea } from '../area.ts'
import { narrowedStaffRoles } from '../staff-roles.ts'
import * as deletionEndpoints from './deletion-endpoints.ts'
import * as endpoints from './endpoints.ts'
import * as supportEndpoints from './support-endpoints.ts'

export const membersArea = defineArea({
  name: 'members',
  endpoints: [
    ...Object.values(endpoints),
    ...Object.values(supportEndpoints),
    ...Object.values(deletionEndpoints),
  ],
  capabilities: ['members.manage', 'staff.manage'],
  membersRows: { 'staff_roles.user_id': 'erased' },
  choices: { 'staff_roles.role': narrowedStaffRoles },
  console: {
    members: { capability: 'members.manage', restPath: '/api/v1/identity' },
    /** No screen of its own: whether the page of a member offers staff access. */
    staff: { capability: 'staff.manage' },
    // Its calls have another last segment than its screen.
    'account-deletion-requests': { capability: 'members.manage' },
  },
})
