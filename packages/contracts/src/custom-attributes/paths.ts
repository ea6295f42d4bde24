import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/vault/custom-attributes' } as const satisfies EndpointPath
export const create = {
  method: 'POST',
  path: '/api/v1/vault/custom-attributes',
} as const satisfies EndpointPath
export const rename = {
  method: 'PUT',
  path: '/api/v1/vault/custom-attributes/:id',
} as const satisfies EndpointPath
export const remove = {
  method: 'DELETE',
  path: '/api/v1/vault/custom-attributes/:id',
} as const satisfies EndpointPath
export const manage = {
  method: 'GET',
  path: '/api/v1/vault/admin/custom-attributes',
} as const satisfies EndpointPath
