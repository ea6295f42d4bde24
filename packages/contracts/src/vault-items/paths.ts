import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/vault/items' } as const satisfies EndpointPath
export const create = { method: 'POST', path: '/api/v1/vault/items' } as const satisfies EndpointPath
export const bulkPut = { method: 'PUT', path: '/api/v1/vault/items' } as const satisfies EndpointPath
export const bulkPatch = { method: 'PATCH', path: '/api/v1/vault/items' } as const satisfies EndpointPath
export const bulkDelete = {
  method: 'POST',
  path: '/api/v1/vault/items/delete',
} as const satisfies EndpointPath
export const titleSuggestions = {
  method: 'GET',
  path: '/api/v1/vault/items/titlesuggestions',
} as const satisfies EndpointPath
export const dashboardSuggestions = {
  method: 'GET',
  path: '/api/v1/vault/dashboard/titlesuggestions',
} as const satisfies EndpointPath
export const item = { method: 'GET', path: '/api/v1/vault/items/:id' } as const satisfies EndpointPath
export const update = { method: 'PUT', path: '/api/v1/vault/items/:id' } as const satisfies EndpointPath
export const patch = { method: 'PATCH', path: '/api/v1/vault/items/:id' } as const satisfies EndpointPath
export const remove = { method: 'DELETE', path: '/api/v1/vault/items/:id' } as const satisfies EndpointPath
export const similarItems = {
  method: 'GET',
  path: '/api/v1/vault/items/:id/similar-items',
} as const satisfies EndpointPath
export const publicItem = {
  method: 'GET',
  path: '/api/v1/vault/public/items/:id',
} as const satisfies EndpointPath
export const manageItems = {
  method: 'GET',
  path: '/api/v1/vault/admin/items',
} as const satisfies EndpointPath
export const manageItem = {
  method: 'GET',
  path: '/api/v1/vault/admin/items/:id',
} as const satisfies EndpointPath
export const updateManaged = {
  method: 'PUT',
  path: '/api/v1/vault/admin/items/:id',
} as const satisfies EndpointPath
export const deleteManaged = {
  method: 'DELETE',
  path: '/api/v1/vault/admin/items/:id',
} as const satisfies EndpointPath
export const restoreManaged = {
  method: 'POST',
  path: '/api/v1/vault/admin/items/:id/restore',
} as const satisfies EndpointPath
