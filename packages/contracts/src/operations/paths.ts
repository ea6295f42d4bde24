import type { EndpointPath } from '../endpoint.ts'

/** What operators see and do. */
export const indexes = { method: 'GET', path: '/api/v1/operations/indexes' } as const satisfies EndpointPath
export const rebuildIndex = {
  method: 'POST',
  path: '/api/v1/operations/indexes/:id/rebuild',
} as const satisfies EndpointPath
export const outbox = { method: 'GET', path: '/api/v1/operations/outbox' } as const satisfies EndpointPath
export const deadLetters = {
  method: 'GET',
  path: '/api/v1/operations/dead-letters',
} as const satisfies EndpointPath
export const retryDeadLetter = {
  method: 'POST',
  path: '/api/v1/operations/dead-letters/:id/retry',
} as const satisfies EndpointPath
export const discardDeadLetter = {
  method: 'DELETE',
  path: '/api/v1/operations/dead-letters/:id',
} as const satisfies EndpointPath
export const health = { method: 'GET', path: '/api/v1/operations/health' } as const satisfies EndpointPath
export const storageUse = {
  method: 'GET',
  path: '/api/v1/operations/storage',
} as const satisfies EndpointPath
export const queues = { method: 'GET', path: '/api/v1/operations/queues' } as const satisfies EndpointPath
export const auditEntries = {
  method: 'GET',
  path: '/api/v1/operations/audit-entries',
} as const satisfies EndpointPath
export const auditActions = {
  method: 'GET',
  path: '/api/v1/operations/audit-actions',
} as const satisfies EndpointPath
