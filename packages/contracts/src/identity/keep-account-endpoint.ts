import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { keepAccountQuerySchema, savedDeletionSchema } from './deletion-schemas.ts'

/** In a file of its own: the banner of every page calls it, and no other call about deletion. */
export const keepAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/account-settings/deletion-requests/:id',
  name: 'identity.keep-account',
  access: 'member',
  status: 200,
  summary: 'Keep the account after all; its membership renews again where that is asked for',
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: keepAccountQuerySchema,
  response: savedDeletionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS'],
})
