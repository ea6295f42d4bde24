import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ANY_KIND } from '../files.ts'
import { importRules as rules } from './imports.ts'
import { importLimits as limits } from './limits.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })
const byPhoto = byId.extend({ photoId: z.coerce.number().int().min(0) })
const byRow = byId.extend({ rowId: z.coerce.number().int().min(0) })
const changes = ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'] as const

export const uploadImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/imports',
  name: 'vault-imports.upload',
  access: change,
  status: 201,
  summary: 'Read a spreadsheet whose rows can become items; nothing is created yet',
  bodyType: 'multipart',
  // What a file is, its content says.
  files: { field: 'file', maxCount: 1, maxBytes: rules.uploadBytesMax, kinds: [ANY_KIND] },
  response: s.savedImportSchema,
  errors: ['LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: [{ by: 'account', perHour: rules.uploadsPerHour }],
})
export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports',
  name: 'vault-imports.list',
  access: view,
  summary: "The caller's imports, newest first",
  response: s.vaultImportListSchema,
})
export const readImport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id',
  name: 'vault-imports.read',
  access: view,
  summary: 'An import: its sheets, how their columns are read, and how far it is',
  params: byId,
  response: s.vaultImportDetailSchema,
  errors: ['NOT_FOUND'],
})
export const deleteImport = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/imports/:id',
  name: 'vault-imports.delete',
  access: change,
  summary: 'Forget the rows of an import. Its items stay, and it can still be undone',
  params: byId,
  response: s.savedImportSchema,
  errors: changes,
})
export const changeColumns = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/imports/:id/columns',
  name: 'vault-imports.change-columns',
  access: change,
  summary: 'Say what columns fill, and answer questions; all rows are checked anew',
  params: byId,
  body: s.importColumnsSchema,
  response: s.savedImportSchema,
  errors: changes,
})
export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id/overview',
  name: 'vault-imports.read-overview',
  access: view,
  summary: 'Questions and reasons, equal ones once, and what will be created',
  params: byId,
  response: s.importOverviewSchema,
  errors: ['NOT_FOUND'],
})
export const listRows = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id/rows',
  name: 'vault-imports.list-rows',
  access: view,
  summary: 'Rows of an import in the order of the file',
  params: byId,
  query: s.importRowQuerySchema,
  response: s.importRowListSchema,
  errors: ['NOT_FOUND'],
})
export const changeRow = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/imports/:id/rows/:rowId',
  name: 'vault-imports.change-row',
  access: change,
  summary: 'Correct the cells of a row, leave it out, or take it without refused values',
  params: byRow,
  body: s.changedRowSchema,
  response: s.importRowSchema,
  errors: changes,
})
export const chooseRows = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/imports/:id/rows',
  name: 'vault-imports.choose-rows',
  access: change,
  summary: 'Leave out, or take without refused values, all rows with the same reason',
  params: byId,
  body: s.chosenRowsSchema,
  response: s.savedImportSchema,
  errors: changes,
})
export const runImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/imports/:id/run',
  name: 'vault-imports.run',
  access: change,
  status: 200,
  summary: 'Import the rows that are ready, or continue',
  params: byId,
  response: s.savedImportSchema,
  errors: changes,
})
export const stopImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/imports/:id/stop',
  name: 'vault-imports.stop',
  access: change,
  status: 200,
  summary: 'Stop an import; what it has created stays',
  params: byId,
  response: s.savedImportSchema,
  errors: changes,
})
export const downloadNotTaken = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id/not-taken',
  name: 'vault-imports.download-not-taken',
  access: { capability: 'vault.download' },
  summary: 'The rows that were not imported, with their reasons',
  params: byId,
  responseType: 'stream',
  responseKinds: ['text/csv'],
  errors: ['NOT_FOUND'],
})
export const uploadPhotos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/imports/:id/photos',
  name: 'vault-imports.upload-photos',
  access: change,
  status: 200,
  summary: 'Add a ZIP with photos of the rows, beside those that are there',
  params: byId,
  bodyType: 'multipart',
  files: { field: 'file', maxCount: 1, maxBytes: limits.archiveFileBytesMax, kinds: [ANY_KIND] },
  response: s.savedImportSchema,
  errors: [...changes, 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: [{ by: 'account', perHour: rules.uploadsPerHour }],
})
export const readPhotos = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id/photos',
  name: 'vault-imports.read-photos',
  access: view,
  summary: 'Which photos of the ZIP belong to which rows, and which are missing',
  params: byId,
  response: s.importPhotosSchema,
  errors: ['NOT_FOUND'],
})
export const choosePhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/imports/:id/photos/:photoId',
  name: 'vault-imports.choose-photo',
  access: change,
  summary: 'Say which row a photo belongs to, or leave it out',
  params: byPhoto,
  body: s.chosenPhotoSchema,
  response: s.savedImportSchema,
  errors: changes,
})
export const deletePhotos = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/imports/:id/photos',
  name: 'vault-imports.delete-photos',
  access: change,
  summary: 'Delete the ZIPs of an import; photos that are imported stay',
  params: byId,
  response: s.savedImportSchema,
  errors: changes,
})
export const readUndo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/imports/:id/undo',
  name: 'vault-imports.read-undo',
  access: view,
  summary: 'What an undo would move to the trash, and what it would leave',
  params: byId,
  response: s.importUndoSchema,
  errors: ['NOT_FOUND'],
})
export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/imports/:id/undo',
  name: 'vault-imports.undo',
  access: change,
  status: 200,
  summary: 'Move the items of an import to the trash, and what it created for them if nothing else uses it',
  params: byId,
  body: s.undoImportSchema,
  response: s.savedImportSchema,
  errors: changes,
})
export const saveMapping = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/import-mappings',
  name: 'vault-imports.save-mapping',
  access: change,
  status: 200,
  summary: 'Save how the columns of an import are read, under a name',
  body: s.mappingInputSchema,
  response: s.savedMappingIdSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
})
export const deleteMapping = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/import-mappings/:id',
  name: 'vault-imports.delete-mapping',
  access: change,
  summary: 'Delete a saved mapping',
  params: byId,
  response: s.savedMappingIdSchema,
  errors: ['NOT_FOUND'],
})
