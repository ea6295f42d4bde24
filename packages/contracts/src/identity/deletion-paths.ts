import type { EndpointPath } from '../endpoint.ts'

/** What members call to have their account deleted. */
export const requestDeletion = {
  method: 'POST',
  path: '/api/v1/account-settings/deletion-requests',
} as const satisfies EndpointPath
export const readDeletionRequest = {
  method: 'GET',
  path: '/api/v1/account-settings/deletion-requests',
} as const satisfies EndpointPath
