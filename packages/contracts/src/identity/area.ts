import { defineArea } from '../area.ts'
import * as accountEndpoints from './account-endpoints.ts'
import * as endpoints from './endpoints.ts'

export const identityArea = defineArea({
  name: 'identity',
  endpoints: [...Object.values(endpoints), ...Object.values(accountEndpoints)],
  personalPaths: ['login', 'app'],
  purges: ['sessions', 'accountLinks', 'signInFailures'],
  membersRows: { 'sessions.user_id': 'erased', 'memberships.user_id': 'erased', 'account_links.user_id': 'erased' },
})
