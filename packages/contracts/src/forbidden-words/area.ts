import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

/** The words that staff refuse or allow beside the kept list. */
export const forbiddenWordsArea = defineArea({
  name: 'forbidden-words',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  cached: true,
  console: { 'forbidden-words': { capability: 'vault.manage', restPath: '/api/v1/vault/admin' } },
})
