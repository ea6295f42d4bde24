import type { EndpointPath } from '../endpoint.ts'

export const search = { method: 'GET', path: '/api/v1/marks/search-results' } as const satisfies EndpointPath
export const suggestions = {
  method: 'GET',
  path: '/api/v1/marks/suggestions',
} as const satisfies EndpointPath
export const overview = { method: 'GET', path: '/api/v1/marks/overview' } as const satisfies EndpointPath
export const mark = { method: 'GET', path: '/api/v1/marks/items/:id' } as const satisfies EndpointPath

/** For whoever may see details. */
export const details = {
  method: 'GET',
  path: '/api/v1/marks/items/:id/details',
} as const satisfies EndpointPath

export const manageMarks = {
  method: 'GET',
  path: '/api/v1/marks/admin/marks',
} as const satisfies EndpointPath
export const manageMark = {
  method: 'GET',
  path: '/api/v1/marks/admin/marks/:id',
} as const satisfies EndpointPath
export const createMark = {
  method: 'POST',
  path: '/api/v1/marks/admin/marks',
} as const satisfies EndpointPath
export const updateMark = {
  method: 'PUT',
  path: '/api/v1/marks/admin/marks/:id',
} as const satisfies EndpointPath
export const deleteMark = {
  method: 'DELETE',
  path: '/api/v1/marks/admin/marks/:id',
} as const satisfies EndpointPath
