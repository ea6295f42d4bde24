import type { EndpointPath } from '../endpoint.ts'

export const page = { method: 'GET', path: '/api/v1/site-pages/page' } as const satisfies EndpointPath

export const managePages = {
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages',
} as const satisfies EndpointPath
export const managePage = {
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages/:id',
} as const satisfies EndpointPath
export const updatePage = {
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id',
} as const satisfies EndpointPath
export const publishPage = {
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id/publish',
} as const satisfies EndpointPath
export const pageContent = {
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages/:id/content',
} as const satisfies EndpointPath
export const savePageContent = {
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id/content',
} as const satisfies EndpointPath
