import { defineArea } from '../area.ts'
import * as events from './events.ts'

export const vaultItemsArea = defineArea({
  name: 'vault-items',
  endpoints: [],
  events: Object.values(events),
  capabilities: ['vault.manage'],
  cached: true,
  membersRows: { 'vault_items.user_id': 'erased' },
})
