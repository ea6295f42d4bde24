import type { EndpointPath } from '../endpoint.ts'

export const search = {
  method: 'GET',
  path: '/api/v1/library/search-results',
} as const satisfies EndpointPath
export const suggestions = {
  method: 'GET',
  path: '/api/v1/library/suggestions',
} as const satisfies EndpointPath
export const overview = { method: 'GET', path: '/api/v1/library/overview' } as const satisfies EndpointPath
export const book = { method: 'GET', path: '/api/v1/library/items/:id' } as const satisfies EndpointPath

/** For whoever may see details. */
export const details = {
  method: 'GET',
  path: '/api/v1/library/items/:id/details',
} as const satisfies EndpointPath
export const matchingChapters = {
  method: 'GET',
  path: '/api/v1/library/matching-chapters',
} as const satisfies EndpointPath

export const manageBooks = {
  method: 'GET',
  path: '/api/v1/library/admin/books',
} as const satisfies EndpointPath
export const manageBook = {
  method: 'GET',
  path: '/api/v1/library/admin/books/:id',
} as const satisfies EndpointPath
export const createBook = {
  method: 'POST',
  path: '/api/v1/library/admin/books',
} as const satisfies EndpointPath
export const updateBook = {
  method: 'PUT',
  path: '/api/v1/library/admin/books/:id',
} as const satisfies EndpointPath
export const deleteBook = {
  method: 'DELETE',
  path: '/api/v1/library/admin/books/:id',
} as const satisfies EndpointPath
