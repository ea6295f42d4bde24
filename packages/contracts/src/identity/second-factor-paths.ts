import type { EndpointPath } from '../endpoint.ts'

/** The second factor of staff: read, set up, given once a session, and taken away. */
export const secondFactor = {
  method: 'GET',
  path: '/api/v1/identity/second-factor',
} as const satisfies EndpointPath
export const setUp = {
  method: 'POST',
  path: '/api/v1/identity/second-factor/setup',
} as const satisfies EndpointPath
export const confirm = {
  method: 'POST',
  path: '/api/v1/identity/second-factor/confirm',
} as const satisfies EndpointPath
export const pass = {
  method: 'POST',
  path: '/api/v1/identity/second-factor/pass',
} as const satisfies EndpointPath
export const renewCodes = {
  method: 'POST',
  path: '/api/v1/identity/second-factor/recovery-codes',
} as const satisfies EndpointPath
export const drop = {
  method: 'POST',
  path: '/api/v1/identity/second-factor/remove',
} as const satisfies EndpointPath
