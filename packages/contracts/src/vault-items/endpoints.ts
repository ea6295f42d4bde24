import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { bulkDetailsSchema, bulkEntriesSchema, bulkDeleteSchema, bulkUpdateSchema } from './bulk.ts'
import { patchVaultItemSchema, vaultItemInputSchema } from './item-input.ts'
import { vaultItemLimits as limits } from './limits.ts'
import {
  itemFacetsQuerySchema,
  limitSchema,
  managedVaultQuerySchema,
  saveQuerySchema,
  vaultItemQuerySchema,
} from './list-query.ts'
import * as views from './item-views.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const manage = { capability: 'vault.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })
const termSchema = z.object({ term: textParameter(limits.titleFilterMax) })

// --- the owner's ----------------------------------------------------------------------------------

export const listItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items',
  name: 'vault-items.list-items',
  access: view,
  summary: 'The items of whoever is signed in, filtered and sorted',
  query: vaultItemQuerySchema,
  response: s.vaultItemListSchema,
})
export const readFacets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/facets',
  name: 'vault-items.read-facets',
  access: view,
  summary: "How many of the caller's items each choice of a filter has, with the other filters applied",
  query: itemFacetsQuerySchema,
  response: s.itemFacetsSchema,
})
export const readItem = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id',
  name: 'vault-items.read-item',
  access: view,
  summary: "One of the caller's items",
  params: byId,
  response: s.vaultItemSchema,
  errors: ['NOT_FOUND'],
})
export const createItem = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items',
  name: 'vault-items.create-item',
  access: change,
  summary: 'A new item; with validationOnly=true every check runs, nothing is stored and the id is 0',
  query: saveQuerySchema,
  body: vaultItemInputSchema,
  response: s.savedItemSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateItem = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items/:id',
  name: 'vault-items.update-item',
  access: change,
  summary:
    'Change an item; keys that are absent stay as they are. If-Match may name the revision that was read',
  params: byId,
  query: saveQuerySchema,
  body: vaultItemInputSchema,
  response: s.savedItemSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const patchItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/vault/items/:id',
  name: 'vault-items.patch-item',
  access: change,
  summary: 'Put an item into a collection, take it out, or set its tags',
  params: byId,
  body: patchVaultItemSchema,
  response: s.vaultItemSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const deleteItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/items/:id',
  name: 'vault-items.delete-item',
  access: change,
  summary: 'Delete an item; its owner and staff can restore it for 30 days',
  params: byId,
  response: s.savedItemSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const deleteItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items/delete',
  name: 'vault-items.delete-items',
  access: change,
  status: 200,
  summary: "Delete several items; ids that are not the caller's are passed over",
  body: bulkDeleteSchema,
  response: s.changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const updateItems = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items',
  name: 'vault-items.update-items',
  access: change,
  summary: 'Change collection, tags or category of several items, all operations or none',
  body: bulkUpdateSchema,
  response: s.changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const setEntries = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items/entries',
  name: 'vault-items.set-entries',
  access: change,
  summary: "The insurer or storage location of several items; ids that are not the caller's are passed over",
  body: bulkEntriesSchema,
  response: s.changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const setDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items/details',
  name: 'vault-items.set-details',
  access: change,
  summary:
    "The date acquired, or the item specific of a name, of several items; ids that are not the caller's are passed over",
  body: bulkDetailsSchema,
  response: s.changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const patchItems = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/vault/items',
  name: 'vault-items.patch-items',
  access: change,
  summary: 'The same as by PUT',
  body: bulkUpdateSchema,
  response: s.changedItemsSchema,
  errors: ['NOT_FOUND'],
})
export const suggestItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/titlesuggestions',
  name: 'vault-items.suggest-items',
  access: view,
  summary: "Titles of the caller's items that hold what is being typed, beginnings first",
  query: termSchema,
  response: s.titleSuggestionsSchema,
})
export const suggestForDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/dashboard/titlesuggestions',
  name: 'vault-items.suggest-for-dashboard',
  access: view,
  summary: 'The same with the titles of collections',
  query: termSchema,
  response: s.dashboardSuggestionsSchema,
})
export const listSimilarItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/similar-items',
  name: 'vault-items.list-similar-items',
  access: view,
  summary: 'Sold items like one of the caller, most alike first; never a price',
  params: byId,
  query: z.object({ offset: offsetSchema, limit: limitSchema(limits.similarItems) }),
  response: s.similarItemsSchema,
  errors: ['NOT_FOUND', 'SEARCH_UNAVAILABLE'],
})

export const readReleasedSpecifics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/released-specifics',
  name: 'vault-items.read-released-specifics',
  access: view,
  summary: "Which specifics of one of the caller's items everybody sees while its collection is public",
  params: byId,
  response: views.releasedSpecificsSchema,
  errors: ['NOT_FOUND'],
})
export const releaseSpecifics = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/items/:id/released-specifics',
  name: 'vault-items.release-specifics',
  access: change,
  summary: 'Release these specifics and no others. If-Match may name the revision of the item',
  params: byId,
  body: views.releaseInputSchema,
  response: views.releasedSpecificsSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const listStaffViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/:id/staff-views',
  name: 'vault-items.list-staff-views',
  access: view,
  summary: "When and why staff opened confidential fields of one of the caller's items, newest first",
  params: byId,
  response: views.staffViewsSchema,
  errors: ['NOT_FOUND'],
})

// --- everybody's ----------------------------------------------------------------------------------

export const readPublicItem = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/public/items/:id',
  name: 'vault-items.read-public-item',
  access: 'visitor',
  reads: ['vault-items'],
  summary: 'An item while its collection is public',
  params: byId,
  response: views.publicItemSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id }) => ({ 'vault-items': [s.vaultItemRecord(id)] }),
})

// --- staff ----------------------------------------------------------------------------------------

export const manageItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/items',
  name: 'vault-items.manage-items',
  access: manage,
  summary: "Everybody's items, or those that were deleted in the last 30 days",
  query: managedVaultQuerySchema,
  response: s.managedVaultListSchema,
})
export const manageItem = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/items/:id',
  name: 'vault-items.manage-item',
  access: manage,
  summary:
    "One member's item, with its confidential fields only for a reason that its owner reads; an audit entry",
  params: byId,
  query: z.object({ reason: views.viewReasonSchema.optional() }),
  response: s.managedVaultItemSchema,
  errors: ['NOT_FOUND'],
})
export const updateManagedItem = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/admin/items/:id',
  name: 'vault-items.update-managed-item',
  access: manage,
  summary: "Change a member's item by the member's own rules",
  params: byId,
  query: saveQuerySchema,
  body: vaultItemInputSchema,
  response: s.savedItemSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteManagedItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/admin/items/:id',
  name: 'vault-items.delete-managed-item',
  access: manage,
  summary: "Delete a member's item",
  params: byId,
  response: s.savedItemSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const restoreManagedItem = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/admin/items/:id/restore',
  name: 'vault-items.restore-managed-item',
  access: manage,
  status: 200,
  summary: 'Bring back what was deleted in the last 30 days',
  params: byId,
  response: s.savedItemSchema,
  errors: ['NOT_FOUND'],
})
