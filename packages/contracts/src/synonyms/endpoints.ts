import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import * as s from './schemas.ts'

const manage = { capability: 'synonyms.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const manageSynonyms = defineEndpoint({
  method: 'GET',
  path: '/api/v1/synonyms/admin/synonyms',
  name: 'synonyms.manage-synonyms',
  access: manage,
  summary: 'The lists of words that mean the same, for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedSynonymSchema),
})
export const manageSynonym = defineEndpoint({
  method: 'GET',
  path: '/api/v1/synonyms/admin/synonyms/:id',
  name: 'synonyms.manage-synonym',
  access: manage,
  summary: 'One list of words that mean the same',
  params: byId,
  response: s.managedSynonymSchema,
  errors: ['NOT_FOUND'],
})
export const createSynonym = defineEndpoint({
  method: 'POST',
  path: '/api/v1/synonyms/admin/synonyms',
  name: 'synonyms.create-synonym',
  access: manage,
  status: 201,
  summary: 'A new list of words that mean the same',
  body: s.synonymInputSchema,
  response: s.managedSynonymSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateSynonym = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/synonyms/admin/synonyms/:id',
  name: 'synonyms.update-synonym',
  access: manage,
  summary: 'Change a list of words that mean the same',
  params: byId,
  body: s.synonymInputSchema,
  response: s.managedSynonymSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteSynonym = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/synonyms/admin/synonyms/:id',
  name: 'synonyms.delete-synonym',
  access: manage,
  summary: 'Delete a list of words that mean the same',
  params: byId,
  errors: ['NOT_FOUND'],
})
