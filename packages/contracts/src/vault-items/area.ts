import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import * as valueEndpoints from './value-endpoints.ts'

export const vaultItemsArea = defineArea({
  name: 'vault-items',
  endpoints: [...Object.values(endpoints), ...Object.values(valueEndpoints)],
  events: Object.values(events),
  // Kept as a journal of what has become of an item; lists and pages come from its rows.
  unfollowed: Object.values(events),
  capabilities: ['vault.manage'],
  cached: true,
  purges: ['deletedVaultItems'],
  // At the documents' own paths, below /app/oms/manageVault.
  console: { manageVault: { capability: 'vault.manage' } },
  membersRows: {
    'vault_items.user_id': 'erased',
    'vault_item_amounts.user_id': 'erased',
    'vault_item_texts.user_id': 'erased',
  },
})
