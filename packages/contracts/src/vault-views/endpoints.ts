import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'
import { itemTableSchema, tableQuerySchema } from './table-schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/views',
  name: 'vault-views.list',
  access: view,
  summary: "The caller's saved views of the list of items, by their names",
  response: s.vaultViewsSchema,
})
export const createView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/views',
  name: 'vault-views.create',
  access: change,
  status: 201,
  summary: 'Save filters and an order of the list of items under a name',
  body: s.createdViewSchema,
  response: s.savedViewSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateView = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/views/:id',
  name: 'vault-views.update',
  access: change,
  summary: 'Rename a saved view or replace its filters and order; keys that are absent stay as they are',
  params: byId,
  body: s.changedViewSchema,
  response: s.savedViewSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/views/:id',
  name: 'vault-views.delete',
  access: change,
  summary: 'Delete a saved view',
  params: byId,
  response: s.savedViewSchema,
  errors: ['NOT_FOUND'],
})
export const readTable = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/items/table',
  name: 'vault-views.read-table',
  access: view,
  summary: "The chosen columns of the caller's items, filtered and sorted as the list",
  query: tableQuerySchema,
  response: itemTableSchema,
})
