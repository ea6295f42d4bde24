import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { storedMessageSchema, mailSchema } from './schemas.ts'

const manage = { capability: 'operations.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listMails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/mails',
  name: 'mail.list-mails',
  access: manage,
  summary: 'Mails that the product sends by itself, newest first',
  query: simpleRestQuerySchema,
  response: z.array(mailSchema),
})
export const readMail = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/mails/:id',
  name: 'mail.read-mail',
  access: manage,
  summary: 'One mail',
  params: byId,
  response: mailSchema,
  errors: ['NOT_FOUND'],
})
export const readStoredMessage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/mails/:id/message',
  name: 'mail.read-kept-message',
  access: manage,
  summary: 'What a kept mail says, its links for administrators alone; only without a mail server of its own',
  params: byId,
  response: storedMessageSchema,
  errors: ['NOT_FOUND'],
})
export const readStoredPage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/mails/:id/page',
  name: 'mail.read-kept-page',
  access: manage,
  responseType: 'html',
  summary: 'The HTML of a kept mail as a page of its own, which may run nothing',
  params: byId,
  response: z.string(),
  errors: ['NOT_FOUND'],
})
export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operations/mails/:id/send-again',
  name: 'mail.send-mail-again',
  access: manage,
  summary: 'Send a mail again that failed, or of which nobody knows whether it left',
  params: byId,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operations/mails/test',
  name: 'mail.send-test-mail',
  access: manage,
  status: 201,
  summary: 'Send a mail to one’s own address, to see that mails leave the house',
  response: z.object({ response: z.object({ id: z.int() }) }),
})
