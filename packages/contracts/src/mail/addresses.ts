import type { Address } from '../endpoint.ts'

/** What staff see of the mails that the product sends by itself. */
export const mailAddresses = {
  mails: { method: 'GET', path: '/api/v1/operations/mails' },
  mail: { method: 'GET', path: '/api/v1/operations/mails/:id' },
  keptMessage: { method: 'GET', path: '/api/v1/operations/mails/:id/message' },
  keptPage: { method: 'GET', path: '/api/v1/operations/mails/:id/page' },
  sendAgain: { method: 'POST', path: '/api/v1/operations/mails/:id/send-again' },
  sendTest: { method: 'POST', path: '/api/v1/operations/mails/test' },
} as const satisfies Record<string, Address>
