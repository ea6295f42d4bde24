import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const vaultTrashArea = defineArea({
  name: 'vault-trash',
  endpoints: Object.values(endpoints),
  purges: ['vaultTrash'],
  membersRows: { 'vault_trash.user_id': 'erased' },
  choices: { 'vault_trash.kind': ['tag', 'collection', 'photo'] },
})
