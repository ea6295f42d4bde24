import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listAttributes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/custom-attributes',
  name: 'custom-attributes.list-attributes',
  access: view,
  summary: "Insurers and storage locations: the default ones and the caller's own",
  query: s.attributeQuerySchema,
  response: s.attributeListSchema,
})
export const createAttribute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/custom-attributes',
  name: 'custom-attributes.create-attribute',
  access: change,
  summary: 'A new insurer or storage location',
  body: s.attributeInputSchema,
  response: s.savedAttributeSchema,
  errors: ['ALREADY_EXISTS'],
})
export const renameAttribute = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/custom-attributes/:id',
  name: 'custom-attributes.rename-attribute',
  access: change,
  summary: "Rename one of the caller's own; default ones are refused with 403",
  params: byId,
  body: s.attributeInputSchema,
  response: s.savedAttributeSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const deleteAttribute = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/custom-attributes/:id',
  name: 'custom-attributes.delete-attribute',
  access: change,
  summary: "Delete one of the caller's own; items that use it then have none",
  params: byId,
  response: z.object({ response: z.object({ id: z.int() }) }),
  errors: ['NOT_FOUND'],
})
export const manageAttributes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/custom-attributes',
  name: 'custom-attributes.manage-attributes',
  access: { capability: 'vault.manage' },
  summary: "Default entries and one member's own, for the edit of that member's item",
  query: s.managedAttributeQuerySchema,
  response: s.attributeListSchema,
})
