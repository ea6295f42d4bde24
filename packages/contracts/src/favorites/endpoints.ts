import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { createdResponseSchema } from '../paging.ts'
import { MARKS_EXPORT_TYPE } from './marks-export.ts'
import * as s from './schemas.ts'

export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/v1/favorites/:itemType',
  name: 'favorites.list',
  access: 'member',
  summary: 'The favorites of one kind of whoever is signed in, 20 a page; never a price, nor a detail',
  params: s.byItemTypeSchema,
  query: s.favoriteQuerySchema,
  response: s.favoriteListSchema,
})
export const addFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/v1/favorites/:itemType',
  name: 'favorites.add',
  access: 'member',
  status: 201,
  alsoStatus: 200,
  summary: 'Keep an item as a favorite; one that is a favorite already responds with 200 and the same id',
  params: s.byItemTypeSchema,
  body: s.addFavoriteSchema,
  response: createdResponseSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const removeFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/v1/favorites/:itemType/remove',
  name: 'favorites.remove',
  access: 'member',
  status: 200,
  summary: 'Remove a favorite',
  params: s.byItemTypeSchema,
  query: s.removeFavoriteQuerySchema,
  response: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
})
export const readFavoriteStates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/favorites/:itemType/states',
  name: 'favorites.read-states',
  access: 'member',
  summary: 'Which of at most 100 items are favorites of whoever is signed in',
  params: s.byItemTypeSchema,
  query: s.favoriteStatesQuerySchema,
  response: s.favoriteStatesSchema,
})
export const exportMarks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/favorites/marks/export',
  name: 'favorites.export-marks',
  access: 'member',
  summary: 'Every mark among the favorites of whoever is signed in, as a spreadsheet',
  query: s.marksExportQuerySchema,
  responseType: 'stream',
  responseKinds: [MARKS_EXPORT_TYPE],
  rateLimits: [{ by: 'account', perHour: 60, counts: 'admitted' }],
})
