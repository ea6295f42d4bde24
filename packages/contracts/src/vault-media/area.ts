import { defineArea } from '../area.ts'

export const vaultMediaArea = defineArea({
  name: 'vault-media',
  endpoints: [],
  membersRows: { 'vault_media.user_id': 'erased' },
  choices: { 'vault_media.kind': ['image', 'video', 'thumbnail'], 'vault_media.renditions': ['waiting', 'done', 'failed', 'none'] },
})
