import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { mailSchema } from '../mail/schemas.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { managedMemberSchema } from './schemas.ts'
import { memberRecordsSchema, memberSessionSchema, staffAccessInputSchema } from './support-schemas.ts'

const manage = { capability: 'members.manage' } as const
const manageStaff = { capability: 'staff.manage' } as const
const id = z.coerce.number().int().positive()
const byId = z.object({ id })

export const listMemberSessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members/:id/sessions',
  name: 'members.list-sessions',
  access: manage,
  summary: 'The open sessions of an account, the one seen last first',
  params: byId,
  response: z.array(memberSessionSchema),
  errors: ['NOT_FOUND'],
})
export const endMemberSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/sessions/:sessionId',
  name: 'members.end-session',
  access: manage,
  status: 200,
  summary: 'Sign an account out on one device',
  params: byId.extend({ sessionId: id }),
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})
export const listMemberMails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members/:id/mails',
  name: 'members.list-mails',
  access: manage,
  summary: 'Emails that the product sent to an account by itself, newest first',
  params: byId,
  query: simpleRestQuerySchema,
  response: z.array(mailSchema),
  errors: ['NOT_FOUND'],
})
export const readMemberRecords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members/:id/records',
  name: 'members.read-records',
  access: manage,
  summary: 'How many records an account has, of each kind',
  params: byId,
  response: memberRecordsSchema,
  errors: ['NOT_FOUND'],
})
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/resend-confirmation',
  name: 'members.resend-confirmation',
  access: manage,
  status: 200,
  summary: 'Send the email once more that confirms the address of an account',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
})
export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/send-password-reset',
  name: 'members.send-password-reset',
  access: manage,
  status: 200,
  summary: 'Send an account the link that sets a new password',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS', 'FORBIDDEN'],
})
export const setStaffAccess = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/staff-access',
  name: 'members.set-staff-access',
  access: manageStaff,
  status: 200,
  summary:
    'Make an account staff, change what it may do, or take it out of the staff; the other staff are mailed',
  params: byId,
  body: staffAccessInputSchema,
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'VALIDATION_FAILED'],
  rateLimits: [{ by: 'account', perMinute: 10 }],
})
export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/second-factor',
  name: 'members.remove-second-factor',
  access: manageStaff,
  status: 200,
  summary: 'Take the second factor from staff who have lost it; its owner is mailed',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
