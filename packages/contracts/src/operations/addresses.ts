import type { Address } from '../endpoint.ts'

/** What operators see and do. */
export const operationsAddresses = {
  indexes: { method: 'GET', path: '/api/v1/operations/indexes' },
  rebuildIndex: { method: 'POST', path: '/api/v1/operations/indexes/:id/rebuild' },
  outbox: { method: 'GET', path: '/api/v1/operations/outbox' },
  deadLetters: { method: 'GET', path: '/api/v1/operations/dead-letters' },
  retryDeadLetter: { method: 'POST', path: '/api/v1/operations/dead-letters/:id/retry' },
  discardDeadLetter: { method: 'DELETE', path: '/api/v1/operations/dead-letters/:id' },
  auditEntries: { method: 'GET', path: '/api/v1/operations/audit-entries' },
} as const satisfies Record<string, Address>
