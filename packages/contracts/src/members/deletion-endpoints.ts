import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { deleteNowSchema, managedDeletionSchema } from './schemas.ts'

const manage = { capability: 'members.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listDeletionRequests = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/deletion-requests',
  name: 'members.list-deletion-requests',
  access: manage,
  summary: 'Accounts to be deleted, by due date; filter state, where `open` is what is not settled',
  query: simpleRestQuerySchema,
  response: z.array(managedDeletionSchema),
})
export const readDeletionRequest = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/deletion-requests/:id',
  name: 'members.read-deletion-request',
  access: manage,
  summary: 'One request for the console',
  params: byId,
  response: managedDeletionSchema,
  errors: ['NOT_FOUND'],
})
export const keepMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/keep',
  name: 'members.keep-member',
  access: manage,
  status: 200,
  summary: 'Keep an account that was to be deleted',
  params: byId,
  response: managedDeletionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const deleteMemberNow = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/delete-now',
  name: 'members.delete-member-now',
  access: manage,
  status: 200,
  summary: 'Do not wait until the due date; the email of the account confirms it',
  params: byId,
  body: deleteNowSchema,
  response: managedDeletionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const retryDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/retry',
  name: 'members.retry-deletion',
  access: manage,
  status: 200,
  summary: 'Try a deletion that failed once more',
  params: byId,
  response: managedDeletionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
