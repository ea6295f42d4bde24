import type { EndpointPath } from '../endpoint.ts'

/** What staff see and decide of accounts that are to be deleted. */
export const deletionRequests = {
  method: 'GET',
  path: '/api/v1/identity/deletion-requests',
} as const satisfies EndpointPath
export const deletionRequest = {
  method: 'GET',
  path: '/api/v1/identity/deletion-requests/:id',
} as const satisfies EndpointPath
export const keep = {
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/keep',
} as const satisfies EndpointPath
export const deleteNow = {
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/delete-now',
} as const satisfies EndpointPath
export const retry = {
  method: 'POST',
  path: '/api/v1/identity/deletion-requests/:id/retry',
} as const satisfies EndpointPath
