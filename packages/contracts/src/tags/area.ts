import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const tagsArea = defineArea({
  name: 'tags',
  endpoints: Object.values(endpoints),
  membersRows: { 'tags.user_id': 'erased' },
})
