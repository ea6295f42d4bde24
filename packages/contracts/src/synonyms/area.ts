import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { synonymKinds, synonymOrigins, termKinds } from './schemas.ts'

export const synonymsArea = defineArea({
  name: 'synonyms',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  capabilities: ['synonyms.manage'],
  cached: true,
  console: { synonyms: { capability: 'synonyms.manage', restPath: '/api/v1/synonyms/admin' } },
  choices: {
    'synonyms.kind': synonymKinds,
    'synonyms.shipped_kind': synonymKinds,
    'synonyms.term_kind': termKinds,
    'synonyms.origin': synonymOrigins,
  },
})
