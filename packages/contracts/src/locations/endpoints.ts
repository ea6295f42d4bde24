import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/locations',
  name: 'locations.list',
  access: { capability: 'vault.view' },
  summary: 'Storage locations as a tree, with the items and values inside of each',
  response: s.locationsSchema,
})
export const createLocation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/locations',
  name: 'locations.create',
  access: change,
  status: 201,
  summary: 'A new storage location, inside another one or on the first level',
  body: s.locationInputSchema,
  response: s.savedLocationSchema,
  errors: ['ALREADY_EXISTS'],
})
export const changeLocation = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/locations/:id',
  name: 'locations.change',
  access: change,
  summary:
    "Rename or move one of the caller's own, with everything inside; default ones are refused with 403",
  params: byId,
  body: s.locationInputSchema,
  response: s.savedLocationSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
