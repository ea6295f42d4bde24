import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/saved-searches' } as const satisfies EndpointPath
export const save = { method: 'POST', path: '/api/v1/saved-searches' } as const satisfies EndpointPath
export const rename = { method: 'PUT', path: '/api/v1/saved-searches/:id' } as const satisfies EndpointPath
export const remove = { method: 'DELETE', path: '/api/v1/saved-searches/:id' } as const satisfies EndpointPath
