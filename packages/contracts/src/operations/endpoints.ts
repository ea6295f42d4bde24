import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { queueListSchema, storageUseSchema, systemHealthSchema } from './system-schemas.ts'
import * as at from './paths.ts'
import { auditEntrySchema, deadLetterSchema, indexStatusSchema, outboxStatusSchema } from './schemas.ts'

const manage = { capability: 'operations.manage' } as const
const byId = z.object({ id: measuredText(200).max(200) })

export const listIndexes = defineEndpoint({
  ...at.indexes,
  name: 'operations.list-indexes',
  access: manage,
  summary: 'Every search index: documents, lag, last rebuild',
  response: z.array(indexStatusSchema),
})
export const rebuildIndex = defineEndpoint({
  ...at.rebuildIndex,
  name: 'operations.rebuild-index',
  access: manage,
  status: 202,
  summary: 'Rebuild an index beside the live one and swap',
  params: byId,
  response: z.object({ started: z.literal(true) }),
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const readOutbox = defineEndpoint({
  ...at.outbox,
  name: 'operations.read-outbox',
  access: manage,
  summary: 'Deliveries that wait, run and have failed',
  response: outboxStatusSchema,
})
export const listDeadLetters = defineEndpoint({
  ...at.deadLetters,
  name: 'operations.list-dead-letters',
  access: manage,
  summary: 'Deliveries that failed for good',
  query: simpleRestQuerySchema,
  response: z.array(deadLetterSchema),
})
export const retryDeadLetter = defineEndpoint({
  ...at.retryDeadLetter,
  name: 'operations.retry-dead-letter',
  access: manage,
  summary: 'Deliver again',
  params: byId,
  errors: ['NOT_FOUND'],
})
export const discardDeadLetter = defineEndpoint({
  ...at.discardDeadLetter,
  name: 'operations.discard-dead-letter',
  access: manage,
  summary: 'Give a delivery up',
  params: byId,
  errors: ['NOT_FOUND'],
})
export const readHealth = defineEndpoint({
  ...at.health,
  name: 'operations.read-health',
  access: manage,
  summary: 'Every part of the product: whether it responds, and what is wrong',
  response: systemHealthSchema,
})
export const readStorageUse = defineEndpoint({
  ...at.storageUse,
  name: 'operations.read-storage-use',
  access: manage,
  summary: 'Files and bytes that are kept, and what is to be swept',
  response: storageUseSchema,
})
export const listQueues = defineEndpoint({
  ...at.queues,
  name: 'operations.list-queues',
  access: manage,
  summary: 'Every queue of jobs: waiting, running, put off',
  response: queueListSchema,
})
export const listAuditEntries = defineEndpoint({
  ...at.auditEntries,
  name: 'operations.list-audit-entries',
  access: manage,
  summary: 'Who did what, newest first',
  query: simpleRestQuerySchema,
  response: z.array(auditEntrySchema),
})
export const listAuditActions = defineEndpoint({
  ...at.auditActions,
  name: 'operations.list-audit-actions',
  access: manage,
  summary: 'Every action that the audit log holds, once',
  response: z.array(z.string()),
})
