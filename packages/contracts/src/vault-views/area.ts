import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const vaultViewsArea = defineArea({
  name: 'vault-views',
  endpoints: Object.values(endpoints),
  membersRows: { 'vault_views.user_id': 'erased' },
})
