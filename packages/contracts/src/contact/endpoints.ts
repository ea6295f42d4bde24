import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { contactLimits as limits } from './messages.ts'
import * as s from './schemas.ts'

const manage = { capability: 'contact.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact/messages',
  name: 'contact.send-message',
  access: 'visitor',
  summary: 'A message from the contact form: kept for staff, and mailed to the support address',
  body: s.contactInputSchema,
  rateLimits: [
    { by: 'address', perHour: limits.perAddressAndHour, counts: 'accepted' },
    { by: { field: 'email' }, perHour: limits.perEmailAndHour, counts: 'accepted' },
  ],
})

export const manageMessages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact/admin/contact-messages',
  name: 'contact.manage-messages',
  access: manage,
  summary: 'Messages for the console, newest first',
  query: simpleRestQuerySchema,
  response: z.array(s.managedMessageSchema),
})
export const manageMessage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact/admin/contact-messages/:id',
  name: 'contact.manage-message',
  access: manage,
  summary: 'One message for the console',
  params: byId,
  response: s.managedMessageSchema,
  errors: ['NOT_FOUND'],
})
export const changeMessageState = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/contact/admin/contact-messages/:id/state',
  name: 'contact.change-message-state',
  access: manage,
  summary: 'Mark a message as answered, or as new again',
  params: byId,
  body: z.object({ state: s.contactStateSchema }),
  response: s.managedMessageSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const deleteMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/contact/admin/contact-messages/:id',
  name: 'contact.delete-message',
  access: manage,
  summary: 'Delete a message, as its writer may ask',
  params: byId,
  errors: ['NOT_FOUND'],
})
