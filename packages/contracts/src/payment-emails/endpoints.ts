import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const manage = { capability: 'payment-emails.manage' } as const

export const listPaymentEmails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/payment-emails/admin/emails',
  name: 'payment-emails.list-emails',
  access: manage,
  summary: 'Payment emails, the last seen first',
  query: s.paymentEmailQuerySchema,
  response: s.paymentEmailListSchema,
})
export const blockPaymentEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payment-emails/admin/emails/update',
  name: 'payment-emails.update-email',
  access: manage,
  status: 200,
  summary: 'Block a payment email, or let it pay again. One that was never seen may be blocked as well',
  body: s.blockInputSchema,
  response: s.paymentEmailResponseSchema,
  errors: ['NOT_FOUND'],
})
export const notePaymentEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payment-emails/admin/emails/notes',
  name: 'payment-emails.note-email',
  access: manage,
  status: 200,
  summary: 'New notes about a payment email, in place of the old ones',
  body: s.notesInputSchema,
  response: s.paymentEmailResponseSchema,
  errors: ['NOT_FOUND'],
})
