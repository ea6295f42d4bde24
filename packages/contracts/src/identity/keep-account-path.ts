import type { EndpointPath } from '../endpoint.ts'

/** Apart from the deletion's other paths: the banner of every page calls this one alone. */
export const keepAccount = {
  method: 'DELETE',
  path: '/api/v1/account-settings/deletion-requests/:id',
} as const satisfies EndpointPath
