import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { managedMarkSchema, markInputSchema } from './managed-schemas.ts'
import * as s from './schemas.ts'
import { searchQuerySchema } from './schemas.ts'

const manage = { capability: 'marks.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

// --- public: no details ---------------------------------------------------------------------------

export const searchMarks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/search-results',
  name: 'marks.search-marks',
  access: 'visitor',
  reads: ['marks', 'taxonomy', 'synonyms'],
  kept: true,
  summary:
    'Marks that match a text and filters, with counts per category, maker, place, kind of object and decade',
  query: searchQuerySchema,
  response: s.searchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const suggestMarks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/suggestions',
  name: 'marks.suggest-marks',
  access: 'visitor',
  reads: ['marks', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Titles that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(100) }),
  response: s.suggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/overview',
  name: 'marks.read-overview',
  access: 'visitor',
  reads: ['marks', 'taxonomy'],
  summary: 'What the landing page shows: categories, makers and kinds with counts, recent and notable marks',
  response: s.overviewSchema,
})
export const readMark = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/items/:id',
  name: 'marks.read-mark',
  access: 'visitor',
  reads: ['marks', 'taxonomy'],
  kept: true,
  summary: 'What everybody gets of a mark',
  params: byId,
  response: s.markSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id }) => ({ marks: [s.markRecord(id)] }),
})

// --- for members ----------------------------------------------------------------------------------

export const readMarkDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/items/:id/details',
  name: 'marks.read-mark-details',
  access: { capability: 'marks.details' },
  summary: 'What a mark looks like, what sets real from copy, larger pictures, and other marks of its maker',
  params: byId,
  response: s.markDetailsSchema,
  errors: ['NOT_FOUND'],
})

// --- staff ----------------------------------------------------------------------------------------

export const manageMarks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/admin/marks',
  name: 'marks.manage-marks',
  access: manage,
  summary: 'Marks for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedMarkSchema),
})
export const manageMark = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marks/admin/marks/:id',
  name: 'marks.manage-mark',
  access: manage,
  summary: 'One mark for the console',
  params: byId,
  response: managedMarkSchema,
  errors: ['NOT_FOUND'],
})
export const createMark = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marks/admin/marks',
  name: 'marks.create-mark',
  access: manage,
  status: 201,
  summary: 'A new mark',
  body: markInputSchema,
  response: managedMarkSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateMark = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/marks/admin/marks/:id',
  name: 'marks.update-mark',
  access: manage,
  summary: 'Change a mark',
  params: byId,
  body: markInputSchema,
  response: managedMarkSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteMark = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/marks/admin/marks/:id',
  name: 'marks.delete-mark',
  access: manage,
  summary: 'Delete a mark',
  params: byId,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
