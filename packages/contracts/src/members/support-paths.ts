import type { EndpointPath } from '../endpoint.ts'

/** What support looks up of an account, and does for it. */
export const sessions = {
  method: 'GET',
  path: '/api/v1/identity/members/:id/sessions',
} as const satisfies EndpointPath
export const endSession = {
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/sessions/:sessionId',
} as const satisfies EndpointPath
export const mails = {
  method: 'GET',
  path: '/api/v1/identity/members/:id/mails',
} as const satisfies EndpointPath
export const records = {
  method: 'GET',
  path: '/api/v1/identity/members/:id/records',
} as const satisfies EndpointPath
export const resendConfirmation = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/resend-confirmation',
} as const satisfies EndpointPath
export const sendPasswordReset = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/send-password-reset',
} as const satisfies EndpointPath

/** What administrators decide about other staff. */
export const staffAccess = {
  method: 'POST',
  path: '/api/v1/identity/members/:id/staff-access',
} as const satisfies EndpointPath
export const removeSecondFactor = {
  method: 'DELETE',
  path: '/api/v1/identity/members/:id/second-factor',
} as const satisfies EndpointPath
