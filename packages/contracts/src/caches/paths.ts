import type { EndpointPath } from '../endpoint.ts'

/** The two lists stand at the documents' own paths; what is cleared is named below them. */
export const caches = { method: 'GET', path: '/actuator/caches' } as const satisfies EndpointPath
export const clearCache = {
  method: 'DELETE',
  path: '/actuator/caches/:cache',
} as const satisfies EndpointPath
export const keptInMemory = {
  method: 'GET',
  path: '/api/v1/caches/kept-in-memory',
} as const satisfies EndpointPath
export const scenarios = { method: 'GET', path: '/oms/cache/scenario' } as const satisfies EndpointPath
export const clearScenario = {
  method: 'DELETE',
  path: '/oms/cache/scenario/:scenario',
} as const satisfies EndpointPath
