import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './paths.ts'
import * as s from './schemas.ts'

const byId = z.object({ id: z.coerce.number().int().positive() })

export const listSavedSearches = defineEndpoint({
  ...at.list,
  name: 'saved-searches.list',
  access: 'member',
  summary: 'The searches of one kind that whoever is signed in has saved',
  query: s.savedSearchQuerySchema,
  response: s.savedSearchListSchema,
})
export const saveSearch = defineEndpoint({
  ...at.save,
  name: 'saved-searches.save',
  access: 'member',
  summary: 'Save a search; the same search again responds with the same one',
  body: s.saveSearchSchema,
  response: z.object({ response: s.savedSearchSchema }),
  errors: ['STATUS_CONFLICT'],
})
export const renameSavedSearch = defineEndpoint({
  ...at.rename,
  name: 'saved-searches.rename',
  access: 'member',
  summary: 'Give a saved search another name',
  params: byId,
  body: s.renameSearchSchema,
  response: z.object({ response: s.savedSearchSchema }),
  errors: ['NOT_FOUND'],
})
export const deleteSavedSearch = defineEndpoint({
  ...at.remove,
  name: 'saved-searches.delete',
  access: 'member',
  summary: 'Delete a saved search',
  params: byId,
  status: 200,
  response: z.object({ response: z.object({ id: z.int() }) }),
  errors: ['NOT_FOUND'],
})
