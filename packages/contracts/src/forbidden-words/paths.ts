import type { EndpointPath } from '../endpoint.ts'

export const checkText = {
  method: 'POST',
  path: '/api/v1/vault/forbidden-words/check',
} as const satisfies EndpointPath
export const manageWords = {
  method: 'GET',
  path: '/api/v1/vault/admin/forbidden-words',
} as const satisfies EndpointPath
export const manageWord = {
  method: 'GET',
  path: '/api/v1/vault/admin/forbidden-words/:id',
} as const satisfies EndpointPath
export const createWord = {
  method: 'POST',
  path: '/api/v1/vault/admin/forbidden-words',
} as const satisfies EndpointPath
export const updateWord = {
  method: 'PUT',
  path: '/api/v1/vault/admin/forbidden-words/:id',
} as const satisfies EndpointPath
export const deleteWord = {
  method: 'DELETE',
  path: '/api/v1/vault/admin/forbidden-words/:id',
} as const satisfies EndpointPath
