import { defineEndpoint } from '../endpoint.ts'
import { deletionInputSchema, deletionRequestSchema, savedDeletionSchema } from './deletion-schemas.ts'

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/v1/account-settings/deletion-requests',
  name: 'identity.request-deletion',
  access: 'member',
  secondFactorRequired: true,
  status: 201,
  summary: 'Have the account deleted after 30 days; a second call returns the id of the first',
  body: deletionInputSchema,
  response: savedDeletionSchema,
  errors: ['STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'account', perMinute: 20 }],
})
export const readDeletionRequest = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account-settings/deletion-requests',
  name: 'identity.read-deletion-request',
  access: 'member',
  summary: 'Whether the account will be deleted, and when',
  response: deletionRequestSchema,
})
