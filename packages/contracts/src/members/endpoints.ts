import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { auditEntrySchema } from '../operations/schemas.ts'
import {
  idListSchema,
  managedMemberSchema,
  memberEmailsSchema,
  memberInputSchema,
  memberRowSchema,
  suspensionInputSchema,
} from './schemas.ts'

const manage = { capability: 'members.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members',
  name: 'members.list-members',
  access: manage,
  summary: 'Accounts for the console; filters emailStartsWith and emailContains',
  query: simpleRestQuerySchema,
  response: z.array(memberRowSchema),
})
export const readMember = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members/:id',
  name: 'members.read-member',
  access: manage,
  summary: 'One account for the console',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
export const changeMember = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/identity/members/:id',
  name: 'members.change-member',
  access: manage,
  summary: 'Set details, membership and status of an account',
  params: byId,
  body: memberInputSchema,
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const suspendMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/suspend',
  name: 'members.suspend-member',
  access: manage,
  summary: 'Suspend an account; its sessions stay, to tell it so',
  params: byId,
  body: suspensionInputSchema,
  response: managedMemberSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const liftSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/lift-suspension',
  name: 'members.lift-suspension',
  access: manage,
  summary: 'Lift a suspension; the membership counts again as it stands',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
export const unlockMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/unlock',
  name: 'members.unlock-member',
  access: manage,
  summary: 'Forget the failed sign-ins of an account',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
export const allowTrial = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/members/:id/allow-trial',
  name: 'members.allow-trial',
  access: manage,
  summary:
    'Allow an account one more free trial, whatever it, its payment method or its network has used; a second call responds alike',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
export const endMemberSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/sessions',
  name: 'members.end-sessions',
  access: manage,
  summary: 'Sign an account out everywhere',
  params: byId,
  response: managedMemberSchema,
  errors: ['NOT_FOUND'],
})
export const listMemberAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/members/:id/audit-entries',
  name: 'members.list-audit-entries',
  access: manage,
  summary: 'What an account did and what was done to it, newest first',
  params: byId,
  query: simpleRestQuerySchema,
  response: z.array(auditEntrySchema),
  errors: ['NOT_FOUND'],
})

// --- for whoever looks through the vault ------------------------------------------------------------

const manageVault = { capability: 'vault.manage' } as const

export const emailsById = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/user/emailsById',
  name: 'members.emails-by-id',
  access: manageVault,
  summary: 'Emails of accounts; ids that are unknown are left out',
  query: z.object({ ids: idListSchema }),
  response: memberEmailsSchema,
})
export const suggestEmails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/user/emailSuggestions/:term',
  name: 'members.suggest-emails',
  access: manageVault,
  summary: 'Emails that hold what is being typed, beginnings first',
  params: z.object({ term: textParameter(100) }),
  response: memberEmailsSchema,
})
