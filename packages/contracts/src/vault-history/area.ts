import { defineArea } from '../area.ts'
import { changeActors } from './changes.ts'
import * as endpoints from './endpoints.ts'

/** What was changed of the vault's items, when and by whom. */
export const vaultHistoryArea = defineArea({
  name: 'vault-history',
  endpoints: Object.values(endpoints),
  membersRows: { 'vault_item_changes.actor_id': 'detached' },
  choices: { 'vault_item_changes.actor_kind': changeActors },
})
