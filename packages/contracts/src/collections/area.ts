import { defineArea } from '../area.ts'
import { collectionStatuses } from './collections.ts'

export const collectionsArea = defineArea({
  name: 'collections',
  endpoints: [],
  membersRows: { 'collections.user_id': 'erased' },
  choices: { 'collections.status': collectionStatuses },
})
