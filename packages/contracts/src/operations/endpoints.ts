import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import {
  auditEntrySchema,
  deadLetterSchema,
  indexStatusSchema,
  outboxStatusSchema,
  queueListSchema,
  storageUseSchema,
  systemHealthSchema,
} from './schemas.ts'

const manage = { capability: 'operations.manage' } as const
const byId = z.object({ id: measuredText(200).max(200) })

export const listIndexes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/indexes',
  name: 'operations.list-indexes',
  access: manage,
  summary: 'Every search index: documents, lag, last rebuild',
  response: z.array(indexStatusSchema),
})
export const rebuildIndex = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operations/indexes/:id/rebuild',
  name: 'operations.rebuild-index',
  access: manage,
  status: 202,
  summary: 'Rebuild an index beside the live one and swap',
  params: byId,
  response: z.object({ started: z.literal(true) }),
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const readOutbox = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/outbox',
  name: 'operations.read-outbox',
  access: manage,
  summary: 'Deliveries that wait, run and have failed',
  response: outboxStatusSchema,
})
export const listDeadLetters = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/dead-letters',
  name: 'operations.list-dead-letters',
  access: manage,
  summary: 'Deliveries that failed for good',
  query: simpleRestQuerySchema,
  response: z.array(deadLetterSchema),
})
export const retryDeadLetter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operations/dead-letters/:id/retry',
  name: 'operations.retry-dead-letter',
  access: manage,
  summary: 'Deliver again',
  params: byId,
  errors: ['NOT_FOUND'],
})
export const discardDeadLetter = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/operations/dead-letters/:id',
  name: 'operations.discard-dead-letter',
  access: manage,
  summary: 'Give a delivery up',
  params: byId,
  errors: ['NOT_FOUND'],
})
export const readHealth = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/health',
  name: 'operations.read-health',
  access: manage,
  summary: 'Every part of the product: whether it responds, and what is wrong',
  response: systemHealthSchema,
})
export const readStorageUse = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/storage',
  name: 'operations.read-storage-use',
  access: manage,
  summary: 'Files and bytes that are kept, and what is to be swept',
  response: storageUseSchema,
})
export const listQueues = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/queues',
  name: 'operations.list-queues',
  access: manage,
  summary: 'Every queue of jobs: waiting, running, put off',
  response: queueListSchema,
})
export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/audit-entries',
  name: 'operations.list-audit-entries',
  access: manage,
  summary: 'Who did what, newest first',
  query: simpleRestQuerySchema,
  response: z.array(auditEntrySchema),
})
export const listAuditActions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/operations/audit-actions',
  name: 'operations.list-audit-actions',
  access: manage,
  summary: 'Every action that the audit log holds, once',
  response: z.array(z.string()),
})
