import type { EndpointPath } from '../endpoint.ts'

/** What every path of a member's media begins with; a key follows. */
export const VAULT_MEDIA_PATH = '/api/v1/vault/media/'

export const editImages = {
  method: 'POST',
  path: '/api/v1/vault/items/:id/images/edit',
} as const satisfies EndpointPath
export const retryImage = {
  method: 'POST',
  path: '/api/v1/vault/items/:id/images/:imageId/retry',
} as const satisfies EndpointPath
export const editVideos = {
  method: 'POST',
  path: '/api/v1/vault/items/:id/videos/edit',
} as const satisfies EndpointPath
export const readMedia = { method: 'GET', path: '/api/v1/vault/media/:key' } as const satisfies EndpointPath
export const editManagedImages = {
  method: 'POST',
  path: '/api/v1/vault/admin/items/:id/images/edit',
} as const satisfies EndpointPath

export const readStorage = { method: 'GET', path: '/api/v1/vault/storage' } as const satisfies EndpointPath
export const readManagedStorage = {
  method: 'GET',
  path: '/api/v1/vault/admin/members/:id/storage',
} as const satisfies EndpointPath
export const setQuota = {
  method: 'PUT',
  path: '/api/v1/vault/admin/members/:id/quota',
} as const satisfies EndpointPath
