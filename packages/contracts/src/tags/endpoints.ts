import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listTags = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/tags',
  name: 'tags.list-tags',
  access: view,
  summary: 'The tags of whoever is signed in, with the number of items that carry each',
  query: s.tagQuerySchema,
  response: s.tagListSchema,
})
export const createTag = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/tags',
  name: 'tags.create-tag',
  access: change,
  summary: 'A new tag',
  body: s.tagInputSchema,
  response: s.savedTagSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateTag = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/tags/:id',
  name: 'tags.update-tag',
  access: change,
  summary: 'Rename a tag or give it another color',
  params: byId,
  body: s.tagInputSchema,
  response: s.savedTagSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const deleteTag = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/tags/:id',
  name: 'tags.delete-tag',
  access: change,
  summary: 'Delete a tag; the items that carry it stay',
  params: byId,
  response: z.object({ response: z.object({ id: z.int() }) }),
  errors: ['NOT_FOUND'],
})
export const manageTags = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/tags',
  name: 'tags.manage-tags',
  access: { capability: 'vault.manage' },
  summary: "One member's tags, or everybody's",
  query: s.managedTagQuerySchema,
  response: s.managedTagListSchema,
})
