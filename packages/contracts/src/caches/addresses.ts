import type { Address } from '../endpoint.ts'

/** The two lists stand at the documents' own paths; what is cleared is named below them. */
export const cachesAddresses = {
  caches: { method: 'GET', path: '/actuator/caches' },
  clearCache: { method: 'DELETE', path: '/actuator/caches/:cache' },
  scenarios: { method: 'GET', path: '/oms/cache/scenario' },
  clearScenario: { method: 'DELETE', path: '/oms/cache/scenario/:scenario' },
} as const satisfies Record<string, Address>
