import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ANY_KIND } from '../files.ts'
import { vaultMediaLimits } from '../vault-media/messages.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/drafts',
  name: 'vault-drafts.list',
  access: view,
  summary: "The caller's drafts, those of the newest upload first",
  query: s.draftQuerySchema,
  response: s.vaultDraftListSchema,
})
export const createDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts',
  name: 'vault-drafts.create-several',
  access: change,
  status: 200,
  summary: 'Create drafts of items; nothing of an item is required',
  body: s.createdDraftsSchema,
  response: s.createdDraftIdsSchema,
})
export const changeDrafts = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/drafts',
  name: 'vault-drafts.change-several',
  access: change,
  summary: 'Set category, storage location, insurer or collection of several drafts, or add tags to them',
  body: s.changedDraftsSchema,
  response: s.changedDraftIdsSchema,
  errors: ['NOT_FOUND'],
})
export const deleteDrafts = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/drafts',
  name: 'vault-drafts.delete-several',
  access: change,
  summary: 'Delete drafts with their photos for good',
  body: s.chosenDraftsSchema,
  response: s.changedDraftIdsSchema,
  errors: ['NOT_FOUND'],
})
export const makeItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts/items',
  name: 'vault-drafts.turn-into-items',
  access: change,
  status: 200,
  summary: 'Create the items of drafts to which nothing is missing; the others stay, with their reasons',
  body: s.chosenDraftsSchema,
  response: s.madeItemsSchema,
  errors: ['NOT_FOUND'],
})
export const movePhotos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts/photos/move',
  name: 'vault-drafts.move-photos',
  access: change,
  status: 200,
  summary: 'Move photos of drafts to the end of another draft, or into a new one',
  body: s.movedPhotosSchema,
  response: s.savedDraftSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const readDraft = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/drafts/:id',
  name: 'vault-drafts.read',
  access: view,
  summary: 'A draft with what it has of the record of an item',
  params: byId,
  response: s.vaultDraftDetailSchema,
  errors: ['NOT_FOUND'],
})
export const changeDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/drafts/:id',
  name: 'vault-drafts.change',
  access: change,
  summary:
    "Change what a draft has of an item; keys that are absent stay. If-Match may name the draft's revision",
  params: byId,
  body: s.draftInputSchema,
  response: s.savedDraftSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const mergeDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts/:id/merge',
  name: 'vault-drafts.merge',
  access: change,
  status: 200,
  summary:
    'Move the photos of other drafts into this one, with what it does not have itself; the others are deleted',
  params: byId,
  body: s.chosenDraftsSchema,
  response: s.savedDraftSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts/:id/photos',
  name: 'vault-drafts.upload-photo',
  access: change,
  status: 200,
  summary: 'Add a photo to a draft',
  params: byId,
  query: s.uploadQuerySchema,
  bodyType: 'multipart',
  // What a file is, its content says.
  files: { field: 'file', maxCount: 1, maxBytes: vaultMediaLimits.imageBytesMax, kinds: [ANY_KIND] },
  response: s.draftPhotoSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  // One count with the photos of items.
  rateLimits: [{ by: 'account', perMinute: vaultMediaLimits.imageCallsPerMinute, together: 'vault-images' }],
})
export const deletePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/drafts/:id/photos/:photoId',
  name: 'vault-drafts.delete-photo',
  access: change,
  summary: 'Delete a photo of a draft for good',
  params: byId.extend({ photoId: byId.shape.id }),
  response: s.savedDraftSchema,
  errors: ['NOT_FOUND'],
})
export const makeItem = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/drafts/:id/item',
  name: 'vault-drafts.turn-into-item',
  access: change,
  status: 201,
  summary:
    "Create an item with the draft's photos by the rules of the items' own call, and its record; the draft is gone",
  params: byId,
  body: s.madeItemSchema,
  response: s.madeItemResponseSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
