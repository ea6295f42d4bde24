import type { Address } from '../endpoint.ts'

export const preferencesAddresses = {
  list: { method: 'GET', path: '/api/v1/user-preferences' },
  create: { method: 'POST', path: '/api/v1/user-preferences' },
  change: { method: 'PUT', path: '/api/v1/user-preferences/:key' },
  remove: { method: 'DELETE', path: '/api/v1/user-preferences/:key' },
} as const satisfies Record<string, Address>
