import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { storedMessageSchema } from '../mail/schemas.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import * as s from './admin-schemas.ts'
import {
  importedSubscribersSchema,
  importSubscribersInputSchema,
  subscriberSchema,
} from './subscriber-schemas.ts'

const manage = { capability: 'newsletter.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listIssues = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues',
  name: 'newsletter.list-issues',
  access: manage,
  summary: 'Issues for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedIssueSchema),
})
export const readIssue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
  name: 'newsletter.read-issue',
  access: manage,
  summary: 'One issue, how far its sending has come, and how many it would reach',
  params: byId,
  response: s.managedIssueSchema,
  errors: ['NOT_FOUND'],
})
export const createIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues',
  name: 'newsletter.create-issue',
  access: manage,
  status: 201,
  summary: 'A new draft',
  body: s.issueInputSchema,
  response: s.managedIssueSchema,
})
export const updateIssue = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
  name: 'newsletter.update-issue',
  access: manage,
  summary: 'Change an issue whose sending has not begun',
  revisionRequired: true,
  params: byId,
  body: s.issueInputSchema,
  response: s.managedIssueSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const deleteIssue = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
  name: 'newsletter.delete-issue',
  access: manage,
  summary: 'Delete a draft',
  params: byId,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const moveIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/move',
  name: 'newsletter.move-issue',
  access: manage,
  summary:
    'Schedule an issue for a time or for now, which must name the revision that was read (If-Match); take that back, pause, resume or cancel its sending, which no revision stops',
  params: byId,
  body: s.moveIssueInputSchema,
  response: s.managedIssueSchema,
  errors: [
    'NOT_FOUND',
    'REVISION_CONFLICT',
    'REVISION_REQUIRED',
    'STATUS_CONFLICT',
    'NEWSLETTER_UNAVAILABLE',
  ],
})
export const testIssue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/test',
  name: 'newsletter.test-issue',
  access: manage,
  status: 202,
  summary: 'Send the issue to one’s own address alone',
  params: byId,
  response: z.object({ email: z.string() }),
  errors: ['NOT_FOUND'],
  rateLimits: [{ by: 'account', perMinute: 10 }],
})
export const previewIssuePage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview',
  name: 'newsletter.preview-issue-page',
  access: manage,
  responseType: 'html',
  summary: 'The issue as mail clients draw it, in a light or a dark scheme',
  params: byId,
  query: z.object({ scheme: z.enum(['light', 'dark']).default('light').catch('light') }),
  response: z.string(),
  errors: ['NOT_FOUND'],
})
export const previewIssueText = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview-text',
  name: 'newsletter.preview-issue-text',
  access: manage,
  summary: 'The plain text of the issue',
  params: byId,
  response: z.object({ text: z.string() }),
  errors: ['NOT_FOUND'],
})
export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries',
  name: 'newsletter.list-deliveries',
  access: manage,
  summary: 'Recipients of issues and what became of each',
  query: simpleRestQuerySchema,
  response: z.array(s.managedDeliverySchema),
})
export const decideDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/decision',
  name: 'newsletter.decide-delivery',
  access: manage,
  summary: 'Decide about a mail of which nobody knows whether it left, or that failed',
  params: byId,
  body: s.decisionSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const readDeliveryMessage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/message',
  name: 'newsletter.read-delivery-message',
  access: manage,
  summary: 'What a kept mail of an issue says; only without a mail server of its own',
  params: byId,
  response: storedMessageSchema,
  errors: ['NOT_FOUND'],
})
export const readDeliveryPage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/page',
  name: 'newsletter.read-delivery-page',
  access: manage,
  responseType: 'html',
  summary: 'The HTML of a kept mail of an issue as a page of its own, which may run nothing',
  params: byId,
  response: z.string(),
  errors: ['NOT_FOUND'],
})
export const listSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-subscribers',
  name: 'newsletter.list-subscribers',
  access: manage,
  summary: 'Addresses that have agreed to get mailings',
  query: simpleRestQuerySchema,
  response: z.array(subscriberSchema),
})
export const importSubscribers = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-subscribers/import',
  name: 'newsletter.import-subscribers',
  access: manage,
  summary:
    'Add addresses from a CSV file whose owners have agreed elsewhere; nobody who is suppressed or has unsubscribed',
  body: importSubscribersInputSchema,
  response: importedSubscribersSchema,
  rateLimits: [{ by: 'account', perMinute: 10 }],
})
export const exportSubscribers = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-subscribers/export',
  name: 'newsletter.export-subscribers',
  access: manage,
  summary: 'All addresses as CSV, which is audited',
  response: z.object({ csv: z.string() }),
  rateLimits: [{ by: 'account', perMinute: 10 }],
})
export const listSuppressions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-suppressions',
  name: 'newsletter.list-suppressions',
  access: manage,
  summary: 'Addresses that get no mailings, and why',
  query: simpleRestQuerySchema,
  response: z.array(s.suppressionSchema),
})
export const createSuppression = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-suppressions',
  name: 'newsletter.create-suppression',
  access: manage,
  status: 201,
  summary: 'Suppress an address by hand',
  body: s.suppressionInputSchema,
  response: s.suppressionSchema,
  errors: ['ALREADY_EXISTS'],
})
export const removeSuppression = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/newsletter/admin/newsletter-suppressions/:id',
  name: 'newsletter.remove-suppression',
  access: manage,
  summary: 'Mail the address again',
  params: byId,
  errors: ['NOT_FOUND'],
})
export const reportMails = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/mail-reports',
  name: 'newsletter.report-mails',
  access: 'webhook',
  summary:
    'The mail provider reports bounces and complaints. The setting NEWSLETTER_WEBHOOK_SECRET goes into `Authorization: Bearer …`',
  body: s.mailReportsSchema,
  response: z.object({ suppressed: z.int() }),
  errors: ['WEBHOOK_REFUSED'],
  rateLimits: [{ by: 'address', perMinute: 120, counts: 'refused' }],
})
