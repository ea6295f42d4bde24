import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { defineEndpoint } from '../endpoint.ts'
import { offsetSchema } from '../paging.ts'
import { limitSchema } from '../vault-items/list-query.ts'
import { savedItemSchema } from '../vault-items/schemas.ts'
import { historyLimits as limits } from './changes.ts'
import { itemHistorySchema, undoneSchema } from './schemas.ts'

const id = z.coerce.number().int().positive()

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/history',
  name: 'vault-history.list-changes',
  access: { capability: 'vault.view' },
  summary: "What was changed of one of the caller's items, newest first",
  params: z.object({ id }),
  query: z.object({ offset: offsetSchema, limit: limitSchema(limits.pageSize, limits.pageMax) }),
  response: itemHistorySchema,
  errors: ['NOT_FOUND'],
})
export const restoreField = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items/:id/history/:changeId/restore',
  name: 'vault-history.restore-field',
  access: { capability: 'vault.change' },
  status: 200,
  summary:
    'Set a field to what it was before a change, by the rules of a save. If-Match may name the revision that was read',
  params: z.object({ id, changeId: id }),
  response: savedItemSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const undoChanges = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/changes/:changeSet/undo',
  name: 'vault-history.undo-changes',
  access: { capability: 'vault.change' },
  status: 200,
  summary:
    'Set all that one call has changed to what it was, except what was changed since. The id is the header X-Change-Set of the response to the change, and this call has one of its own',
  params: z.object({ changeSet: measuredText(36) }),
  response: undoneSchema,
  errors: ['NOT_FOUND'],
})
