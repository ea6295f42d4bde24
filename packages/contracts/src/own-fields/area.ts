import { defineArea } from '../area.ts'
import { namesOf } from '../choices.ts'
import * as endpoints from './endpoints.ts'
import { ownFieldTypes } from './own-fields.ts'

export const ownFieldsArea = defineArea({
  name: 'own-fields',
  endpoints: Object.values(endpoints),
  membersRows: { 'own_fields.user_id': 'erased' },
  choices: { 'own_fields.type': namesOf(ownFieldTypes) },
})
