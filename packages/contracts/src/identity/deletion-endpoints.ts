import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './deletion-paths.ts'
import {
  deletionInputSchema,
  deletionRequestSchema,
  keepAccountQuerySchema,
  savedDeletionSchema,
} from './deletion-schemas.ts'
import { keepAccount as keepAccountPath } from './keep-account-path.ts'

export const requestDeletion = defineEndpoint({
  ...at.requestDeletion,
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
  ...at.readDeletionRequest,
  name: 'identity.read-deletion-request',
  access: 'member',
  summary: 'Whether the account will be deleted, and when',
  response: deletionRequestSchema,
})
export const keepAccount = defineEndpoint({
  ...keepAccountPath,
  name: 'identity.keep-account',
  access: 'member',
  status: 200,
  summary: 'Keep the account after all; its membership renews again where that is asked for',
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: keepAccountQuerySchema,
  response: savedDeletionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS'],
})
