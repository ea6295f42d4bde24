import { defineArea } from '../area.ts'

export const tagsArea = defineArea({
  name: 'tags',
  endpoints: [],
  membersRows: { 'tags.user_id': 'erased' },
})
