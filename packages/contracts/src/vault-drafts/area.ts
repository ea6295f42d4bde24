import { defineArea } from '../area.ts'
import { draftOrigins } from './drafts.ts'
import * as endpoints from './endpoints.ts'

export const vaultDraftsArea = defineArea({
  name: 'vault-drafts',
  endpoints: Object.values(endpoints),
  membersRows: { 'vault_drafts.user_id': 'erased' },
  choices: { 'vault_drafts.origin': draftOrigins },
})
