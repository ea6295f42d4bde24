import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { vaultMediaAdded } from './events.ts'

export const vaultMediaArea = defineArea({
  name: 'vault-media',
  endpoints: Object.values(endpoints),
  events: [vaultMediaAdded],
  // A photo takes about a second of a processor: two at once leave the rest of the machine to others.
  consumers: { 'make-renditions': { follows: [vaultMediaAdded], concurrency: 2 } },
  membersRows: { 'vault_media.user_id': 'detached' },
  choices: {
    'vault_media.kind': ['image', 'video', 'thumbnail'],
    'vault_media.renditions': ['waiting', 'done', 'failed', 'none'],
  },
})
