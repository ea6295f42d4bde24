import type { EndpointPath } from '../endpoint.ts'

/** What staff see of the mails that the product sends by itself. */
export const mails = { method: 'GET', path: '/api/v1/operations/mails' } as const satisfies EndpointPath
export const mail = { method: 'GET', path: '/api/v1/operations/mails/:id' } as const satisfies EndpointPath
export const keptMessage = {
  method: 'GET',
  path: '/api/v1/operations/mails/:id/message',
} as const satisfies EndpointPath
export const keptPage = {
  method: 'GET',
  path: '/api/v1/operations/mails/:id/page',
} as const satisfies EndpointPath
export const sendAgain = {
  method: 'POST',
  path: '/api/v1/operations/mails/:id/send-again',
} as const satisfies EndpointPath
export const sendTest = {
  method: 'POST',
  path: '/api/v1/operations/mails/test',
} as const satisfies EndpointPath
