import { defineArea } from '../area.ts'
import { attributeTypes } from './attributes.ts'
import * as endpoints from './endpoints.ts'

export const customAttributesArea = defineArea({
  name: 'custom-attributes',
  endpoints: Object.values(endpoints),
  membersRows: { 'custom_attributes.user_id': 'erased' },
  choices: { 'custom_attributes.type': attributeTypes },
})
