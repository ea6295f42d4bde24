import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/user-preferences' } as const satisfies EndpointPath
export const create = { method: 'POST', path: '/api/v1/user-preferences' } as const satisfies EndpointPath
export const change = { method: 'PUT', path: '/api/v1/user-preferences/:key' } as const satisfies EndpointPath
export const remove = {
  method: 'DELETE',
  path: '/api/v1/user-preferences/:key',
} as const satisfies EndpointPath
