import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { rebuildStates } from './schemas.ts'

export const operationsArea = defineArea({
  name: 'operations',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** Rebuilds a search index beside the live one. Somebody waits for it, and can request another one. */
    'rebuild-index': { follows: [events.indexRebuildRequested], attempts: 3 },
  },
  capabilities: ['operations.manage'],
  purges: ['events', 'tombstones'],
  console: {
    'system-health': { capability: 'operations.manage' },
    jobs: { capability: 'operations.manage' },
    runbook: { capability: 'operations.manage' },
    'search-indexes': { capability: 'operations.manage' },
    outbox: { capability: 'operations.manage' },
    'dead-letters': { capability: 'operations.manage', restPath: '/api/v1/operations' },
    'audit-entries': { capability: 'operations.manage', restPath: '/api/v1/operations' },
  },
  choices: { 'index_rebuilds.state': rebuildStates },
})
