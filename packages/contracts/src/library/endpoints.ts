import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { libraryLimits } from './messages.ts'
import { bookInputSchema, managedBookSchema } from './managed-schemas.ts'
import * as s from './schemas.ts'
import { searchQuerySchema } from './schemas.ts'

const manage = { capability: 'library.manage' } as const
const mayDetails = { capability: 'library.details' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

// --- public: no description, no table of contents -------------------------------------------------

export const searchBooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/search-results',
  name: 'library.search-books',
  access: 'visitor',
  reads: ['library', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Books that match a text and filters, with counts per category, author, language and year',
  query: searchQuerySchema,
  response: s.searchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const suggestBooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/suggestions',
  name: 'library.suggest-books',
  access: 'visitor',
  reads: ['library', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Titles that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(libraryLimits.queryMax) }),
  response: s.suggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/overview',
  name: 'library.read-overview',
  access: 'visitor',
  reads: ['library', 'taxonomy'],
  summary: 'What the landing page shows: subjects, authors and decades with counts, new and notable books',
  response: s.overviewSchema,
})
export const readBook = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/items/:id',
  name: 'library.read-book',
  access: 'visitor',
  reads: ['library', 'taxonomy'],
  kept: true,
  summary: 'What everybody gets of a book, and others of its subject',
  params: byId,
  response: s.bookSchema,
  errors: ['NOT_FOUND'],
})

// --- for members ----------------------------------------------------------------------------------

export const readBookDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/items/:id/details',
  name: 'library.read-book-details',
  access: mayDetails,
  summary: "A book's description and table of contents",
  params: byId,
  response: s.bookDetailsSchema,
  errors: ['NOT_FOUND'],
})
export const listMatchingChapters = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/matching-chapters',
  name: 'library.list-matching-chapters',
  access: mayDetails,
  summary: 'For a page of search results: the chapters in which the search was found, with their pages',
  query: searchQuerySchema,
  response: s.matchingChaptersSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})

// --- staff ----------------------------------------------------------------------------------------

export const manageBooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/admin/books',
  name: 'library.manage-books',
  access: manage,
  summary: 'Books for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedBookSchema),
})
export const manageBook = defineEndpoint({
  method: 'GET',
  path: '/api/v1/library/admin/books/:id',
  name: 'library.manage-book',
  access: manage,
  summary: 'One book for the console',
  params: byId,
  response: managedBookSchema,
  errors: ['NOT_FOUND'],
})
export const createBook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/library/admin/books',
  name: 'library.create-book',
  access: manage,
  status: 201,
  summary: 'A new book',
  body: bookInputSchema,
  response: managedBookSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateBook = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/library/admin/books/:id',
  name: 'library.update-book',
  access: manage,
  summary: 'Change a book',
  params: byId,
  body: bookInputSchema,
  response: managedBookSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteBook = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/library/admin/books/:id',
  name: 'library.delete-book',
  access: manage,
  summary: 'Delete a book',
  params: byId,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
