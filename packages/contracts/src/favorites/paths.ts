import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/favorites/:itemType' } as const satisfies EndpointPath
export const add = { method: 'POST', path: '/api/v1/favorites/:itemType' } as const satisfies EndpointPath
export const remove = {
  method: 'POST',
  path: '/api/v1/favorites/:itemType/remove',
} as const satisfies EndpointPath
export const states = {
  method: 'GET',
  path: '/api/v1/favorites/:itemType/states',
} as const satisfies EndpointPath
export const exportMarks = {
  method: 'GET',
  path: '/api/v1/favorites/marks/export',
} as const satisfies EndpointPath
