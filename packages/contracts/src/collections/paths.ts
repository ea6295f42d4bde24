import type { EndpointPath } from '../endpoint.ts'

export const compact = { method: 'GET', path: '/api/v1/vault/item-collections/compact' } as const satisfies EndpointPath
export const create = { method: 'POST', path: '/api/v1/vault/item-collections' } as const satisfies EndpointPath
