import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { savedSearchTypes } from './saved-searches.ts'

export const savedSearchesArea = defineArea({
  name: 'saved-searches',
  endpoints: Object.values(endpoints),
  membersRows: { 'saved_searches.user_id': 'erased' },
  choices: { 'saved_searches.type': savedSearchTypes },
})
