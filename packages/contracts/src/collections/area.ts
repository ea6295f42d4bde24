import { defineArea } from '../area.ts'
import { collectionStatuses } from './collections.ts'
import * as endpoints from './endpoints.ts'

export const collectionsArea = defineArea({
  name: 'collections',
  endpoints: Object.values(endpoints),
  membersRows: { 'collections.user_id': 'erased' },
  choices: { 'collections.status': collectionStatuses },
})
