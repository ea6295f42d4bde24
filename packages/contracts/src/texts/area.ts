import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { textKinds } from './kinds.ts'

/** What dictionary articles and Blog posts share, because both are written in the editor. */
export const textsArea = defineArea({
  name: 'texts',
  endpoints: Object.values(endpoints),
  capabilities: ['texts.edit'],
  purges: ['editLeases'],
  choices: { 'edit_leases.kind': textKinds },
  membersRows: { 'edit_leases.held_by': 'erased' },
})
