import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saveQuerySchema } from '../vault-items/list-query.ts'
import { changedItemsSchema, savedItemSchema } from '../vault-items/schemas.ts'
import { bulkRecordSchema } from './bulk.ts'
import { newRecordSchema, recordInputSchema, vaultRecordSchema } from './schemas.ts'
import { staffRecordSchema } from './staff-record.ts'
import { recordSettingsInputSchema, recordSettingsSchema } from './settings.ts'
import { sharesSchema, spreadCostSchema } from './spread-cost-schemas.ts'
import { recordTotalsSchema } from './totals.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const readRecord = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/record',
  name: 'vault-records.read-record',
  access: view,
  summary: "What one of the caller's items holds beside the documented fields",
  params: byId,
  response: vaultRecordSchema,
  errors: ['NOT_FOUND'],
})
export const updateRecord = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items/:id/record',
  name: 'vault-records.update-record',
  access: change,
  summary:
    'Change a record; keys that are absent stay as they are. If-Match may name the revision of its item',
  params: byId,
  query: saveQuerySchema,
  body: recordInputSchema,
  response: savedItemSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const checkNewRecord = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/records/check',
  name: 'vault-records.check-new-record',
  access: change,
  status: 200,
  summary: 'Every check of the record of an item that is not stored yet; nothing is stored',
  body: newRecordSchema,
  response: z.object({ response: z.object({ isValid: z.literal(true) }) }),
  errors: ['ALREADY_EXISTS'],
})
export const updateRecords = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/records',
  name: 'vault-records.update-records',
  access: change,
  summary: "Set fields of several items' records; ids that are not the caller's are passed over",
  body: bulkRecordSchema,
  response: changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const spreadCost = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/records/spread-cost',
  name: 'vault-records.spread-cost',
  access: change,
  status: 200,
  summary:
    'Add the cost of a lot to its items, equally, by value or by hand; validationOnly=true only tells the shares',
  query: saveQuerySchema,
  body: spreadCostSchema,
  response: sharesSchema,
})
export const readRecordTotals = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/dashboard/record-totals',
  name: 'vault-records.read-totals',
  access: view,
  summary: "What the caller's own items cost, and their values by basis, by currency and never added across",
  response: recordTotalsSchema,
})
export const readRecordSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/record-settings',
  name: 'vault-records.read-settings',
  access: view,
  summary: 'Pattern and next free one of inventory numbers, and exchange rates',
  response: recordSettingsSchema,
})
export const updateRecordSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/record-settings',
  name: 'vault-records.update-settings',
  access: change,
  summary:
    'Change the pattern of inventory numbers or the exchange rates; keys that are absent stay as they are',
  body: recordSettingsInputSchema,
  response: recordSettingsSchema,
})

// --- staff ----------------------------------------------------------------------------------------

export const viewRecord = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/items/:id/record',
  name: 'vault-records.view-record',
  access: { capability: 'vault.manage' },
  summary:
    "A member's record, for staff who have opened the item's private details in the last 24 hours; an audit entry",
  params: byId,
  response: staffRecordSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
