import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/trash',
  name: 'vault-trash.list-trash',
  access: view,
  summary: 'Deleted items, collections and tags and removed photos of the caller, latest first',
  query: s.trashQuerySchema,
  response: s.trashListSchema,
})
export const restoreItem = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/trash/items/:id/restore',
  name: 'vault-trash.restore-item',
  access: change,
  status: 200,
  summary:
    'Restore a deleted item with its tags, photos and collection. Where another item has its title, the body names another one',
  params: byId,
  body: s.restoreItemSchema,
  response: s.restoredSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const restoreCollection = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/trash/collections/:id/restore',
  name: 'vault-trash.restore-collection',
  access: change,
  status: 200,
  summary:
    'Restore a deleted collection, private, with its picture and those of its items that are in no collection',
  params: byId,
  body: s.restoreCollectionSchema,
  response: s.restoredSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const restoreTag = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/trash/tags/:id/restore',
  name: 'vault-trash.restore-tag',
  access: change,
  status: 200,
  summary: 'Restore a deleted tag on the items that carried it',
  params: byId,
  body: s.restoreTagSchema,
  response: s.restoredSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const restorePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/trash/photos/:id/restore',
  name: 'vault-trash.restore-photo',
  access: change,
  status: 200,
  summary: 'Restore a removed photo as the last one of its item',
  params: byId,
  response: s.restoredSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const eraseItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/trash/items/:id',
  name: 'vault-trash.erase-item',
  access: change,
  summary: 'Erase a deleted item with its photos for good; its bytes no longer count',
  params: byId,
  response: s.erasedSchema,
  errors: ['NOT_FOUND'],
})
export const eraseCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/trash/collections/:id',
  name: 'vault-trash.erase-collection',
  access: change,
  summary: 'Erase a deleted collection with its picture for good; its bytes no longer count',
  params: byId,
  response: s.erasedSchema,
  errors: ['NOT_FOUND'],
})
export const eraseTag = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/trash/tags/:id',
  name: 'vault-trash.erase-tag',
  access: change,
  summary: 'Erase a deleted tag for good; its bytes no longer count',
  params: byId,
  response: s.erasedSchema,
  errors: ['NOT_FOUND'],
})
export const erasePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/trash/photos/:id',
  name: 'vault-trash.erase-photo',
  access: change,
  summary: 'Erase a removed photo for good; its bytes no longer count',
  params: byId,
  response: s.erasedSchema,
  errors: ['NOT_FOUND'],
})
export const emptyTrash = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/trash',
  name: 'vault-trash.empty-trash',
  access: change,
  summary: 'Erase everything in the trash for good; its bytes no longer count',
  response: s.erasedSchema,
})
