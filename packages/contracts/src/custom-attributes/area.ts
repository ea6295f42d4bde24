import { defineArea } from '../area.ts'
import { attributeTypes } from './attributes.ts'

export const customAttributesArea = defineArea({
  name: 'custom-attributes',
  endpoints: [],
  membersRows: { 'custom_attributes.user_id': 'erased' },
  choices: { 'custom_attributes.type': attributeTypes },
})
