import type { EndpointPath } from '../endpoint.ts'

export const listEmails = {
  method: 'GET',
  path: '/api/v1/payment-emails/admin/emails',
} as const satisfies EndpointPath
export const updateEmail = {
  method: 'POST',
  path: '/api/v1/payment-emails/admin/emails/update',
} as const satisfies EndpointPath
export const noteEmail = {
  method: 'POST',
  path: '/api/v1/payment-emails/admin/emails/notes',
} as const satisfies EndpointPath
