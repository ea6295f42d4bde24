import { defineArea } from '../area.ts'
import { collectionStatuses } from './collections.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { reportOutcomes, reportStates, reportReasonValues } from './report-schemas.ts'

export const collectionsArea = defineArea({
  name: 'collections',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  // Kept as a journal of what has become of a collection; lists and pages come from its rows.
  unfollowed: Object.values(events),
  capabilities: ['collections.moderate'],
  purges: ['collectionReports', 'reportersOfCollections'],
  membersRows: {
    'collections.user_id': 'erased',
    'collection_tombstones.user_id': 'erased',
    'collection_reports.settled_by': 'detached',
  },
  console: {
    'collection-reports': { capability: 'collections.moderate', restPath: '/api/v1/collections/admin' },
  },
  choices: {
    'collections.status': collectionStatuses,
    'collection_reports.reason': reportReasonValues,
    'collection_reports.state': reportStates,
    'collection_reports.outcome': reportOutcomes,
  },
})
