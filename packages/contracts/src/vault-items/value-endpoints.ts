import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { itemValuationsSchema, vaultValueSchema } from './valuations.ts'

const access = { capability: 'vault.view' } as const

export const listValuations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/valuations',
  name: 'vault-items.list-valuations',
  access,
  summary: "What the stored scores of one of the caller's items have said, oldest first",
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: itemValuationsSchema,
  errors: ['NOT_FOUND'],
})
export const readVaultValue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/dashboard/values',
  name: 'vault-items.read-vault-value',
  access,
  summary:
    "What the caller's items are worth by their stored scores, by currency, category, collection and day, beside what they cost",
  response: vaultValueSchema,
})
