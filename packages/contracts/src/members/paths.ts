import type { EndpointPath } from '../endpoint.ts'

/** What staff see and change of accounts. */
export const members = { method: 'GET', path: '/api/v1/identity/members' } as const satisfies EndpointPath
export const member = { method: 'GET', path: '/api/v1/identity/members/:id' } as const satisfies EndpointPath
export const changeMember = {
  method: 'PUT',
  path: '/api/v1/identity/members/:id',
} as const satisfies EndpointPath
export const suspend = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/suspend',
} as const satisfies EndpointPath
export const liftSuspension = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/lift-suspension',
} as const satisfies EndpointPath
export const unlock = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/unlock',
} as const satisfies EndpointPath
export const allowTrial = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/allow-trial',
} as const satisfies EndpointPath
export const endSessions = {
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/sessions',
} as const satisfies EndpointPath
export const auditEntries = {
  method: 'GET',
  path: '/api/v1/identity/members/:id/audit-entries',
} as const satisfies EndpointPath

/** What staff of the vault find owners by. */
export const emailsById = {
  method: 'GET',
  path: '/api/v1/admin/user/emailsById',
} as const satisfies EndpointPath
export const emailSuggestions = {
  method: 'GET',
  path: '/api/v1/admin/user/emailSuggestions/:term',
} as const satisfies EndpointPath
