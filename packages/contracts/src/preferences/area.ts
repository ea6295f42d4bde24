import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const preferencesArea = defineArea({
  name: 'preferences',
  endpoints: Object.values(endpoints),
  membersRows: { 'user_preferences.user_id': 'erased' },
})
