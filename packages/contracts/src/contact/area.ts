import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { contactStates } from './schemas.ts'

export const contactArea = defineArea({
  name: 'contact',
  endpoints: Object.values(endpoints),
  capabilities: ['contact.manage'],
  purges: ['contactMessages'],
  membersRows: { 'contact_messages.answered_by': 'detached' },
  console: { 'contact-messages': { capability: 'contact.manage', restPath: '/api/v1/contact/admin' } },
  choices: { 'contact_messages.state': contactStates },
})
