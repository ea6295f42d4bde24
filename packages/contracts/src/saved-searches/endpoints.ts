import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const byId = z.object({ id: z.coerce.number().int().positive() })

export const listSavedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/v1/saved-searches',
  name: 'saved-searches.list',
  access: 'member',
  summary: 'The searches of one kind that whoever is signed in has saved',
  query: s.savedSearchQuerySchema,
  response: s.savedSearchListSchema,
})
export const saveSearch = defineEndpoint({
  method: 'POST',
  path: '/api/v1/saved-searches',
  name: 'saved-searches.save',
  access: 'member',
  summary: 'Save a search; the same search again responds with the same one',
  body: s.saveSearchSchema,
  response: z.object({ response: s.savedSearchSchema }),
  errors: ['STATUS_CONFLICT'],
})
export const renameSavedSearch = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/saved-searches/:id',
  name: 'saved-searches.rename',
  access: 'member',
  summary: 'Give a saved search another name',
  params: byId,
  body: s.renameSearchSchema,
  response: z.object({ response: s.savedSearchSchema }),
  errors: ['NOT_FOUND'],
})
export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/saved-searches/:id',
  name: 'saved-searches.delete',
  access: 'member',
  summary: 'Delete a saved search',
  params: byId,
  status: 200,
  response: z.object({ response: z.object({ id: z.int() }) }),
  errors: ['NOT_FOUND'],
})
