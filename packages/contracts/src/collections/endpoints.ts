import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ANY_KIND } from '../files.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { saveQuerySchema } from '../vault-items/list-query.ts'
import { savedItemSchema } from '../vault-items/schemas.ts'
import { collectionInputSchema, updateCollectionSchema } from './collection-input.ts'
import { PICTURE_CALLS_PER_MINUTE, collectionLimits as limits } from './collections.ts'
import { reportDeskLimits } from './report-messages.ts'
import * as r from './report-schemas.ts'
import * as s from './schemas.ts'

const view = { capability: 'vault.view' } as const
const change = { capability: 'vault.change' } as const
const moderate = { capability: 'collections.moderate' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

// --- the owner's ----------------------------------------------------------------------------------

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/item-collections',
  name: 'collections.list-collections',
  access: view,
  summary: "The caller's collections, filtered and sorted",
  query: s.collectionQuerySchema,
  response: s.collectionListSchema,
})
export const listCompactCollections = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/item-collections/compact',
  name: 'collections.list-compact-collections',
  access: view,
  summary: "The caller's collections for a picker",
  query: s.compactCollectionQuerySchema,
  response: s.compactCollectionListSchema,
})
export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/item-collections',
  name: 'collections.create-collection',
  access: change,
  summary: 'A new collection; with validationOnly=true every check runs, nothing is stored and the id is 0',
  query: saveQuerySchema,
  body: collectionInputSchema,
  response: savedItemSchema,
  errors: ['ALREADY_EXISTS'],
})
export const readCollection = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/item-collections/:id',
  name: 'collections.read-collection',
  access: view,
  summary: "One of the caller's collections with the first of its items",
  params: byId,
  response: s.readCollectionSchema,
  errors: ['NOT_FOUND', 'COLLECTION_GONE'],
})
export const updateCollection = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/item-collections/:id',
  name: 'collections.update-collection',
  access: change,
  summary: 'Change a whole collection, or its status alone. If-Match may name the revision that was read',
  params: byId,
  query: saveQuerySchema,
  body: updateCollectionSchema,
  response: savedItemSchema,
  errors: ['NOT_FOUND', 'COLLECTION_GONE', 'ALREADY_EXISTS', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const deleteCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/vault/item-collections/:id',
  name: 'collections.delete-collection',
  access: change,
  summary: 'Delete a collection; its items stay, in no collection',
  params: byId,
  response: savedItemSchema,
  errors: ['NOT_FOUND', 'COLLECTION_GONE', 'REVISION_CONFLICT'],
})
/** What a picture is, its bytes say. */
const pictureFile = {
  field: 'file',
  maxCount: 1,
  maxBytes: limits.pictureBytesMax,
  kinds: [ANY_KIND],
} as const

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/item-collections/upload/:id/image',
  name: 'collections.upload-picture',
  access: change,
  status: 200,
  summary: 'Set or replace the picture of a collection',
  params: byId,
  bodyType: 'multipart',
  files: pictureFile,
  response: s.savedPictureSchema,
  errors: ['NOT_FOUND', 'COLLECTION_GONE', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: [{ by: 'account', perMinute: PICTURE_CALLS_PER_MINUTE }],
})

// --- everybody's ----------------------------------------------------------------------------------

export const readPublicCollection = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/public/item-collections/:id',
  name: 'collections.read-public-collection',
  access: 'visitor',
  reads: ['vault-items'],
  summary: 'A collection while it is public',
  params: byId,
  response: s.publicCollectionSchema,
  errors: ['COLLECTION_NOT_PUBLIC', 'COLLECTION_GONE'],
})
export const listPublicItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/public/items',
  name: 'collections.list-public-items',
  access: 'visitor',
  reads: ['vault-items'],
  summary: 'The items of a collection while it is public',
  query: s.publicItemsQuerySchema,
  response: s.publicCollectionItemsSchema,
  errors: ['COLLECTION_NOT_PUBLIC', 'COLLECTION_GONE'],
})
export const reportCollection = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/public/item-collections/:id/reports',
  name: 'collections.report-collection',
  access: 'visitor',
  status: 200,
  summary: 'Tell staff what is wrong with a public collection',
  params: byId,
  body: r.collectionReportInputSchema,
  response: r.reportedSchema,
  errors: ['COLLECTION_NOT_PUBLIC', 'COLLECTION_GONE'],
  rateLimits: [{ by: 'address', perHour: reportDeskLimits.perAddressAndHour, counts: 'accepted' }],
})

// --- staff ----------------------------------------------------------------------------------------

export const manageReports = defineEndpoint({
  method: 'GET',
  path: '/api/v1/collections/admin/collection-reports',
  name: 'collections.manage-reports',
  access: moderate,
  summary: 'Reports for the console, newest first',
  query: simpleRestQuerySchema,
  response: z.array(r.managedReportSchema),
})
export const manageReport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/collections/admin/collection-reports/:id',
  name: 'collections.manage-report',
  access: moderate,
  summary: 'One report for the console',
  params: byId,
  response: r.managedReportSchema,
  errors: ['NOT_FOUND'],
})
export const dismissReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/dismiss',
  name: 'collections.dismiss-report',
  access: moderate,
  status: 200,
  summary: 'Settle a report without doing anything about its collection',
  params: byId,
  response: r.managedReportSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const takeDownCollection = defineEndpoint({
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/take-down',
  name: 'collections.take-down-collection',
  access: moderate,
  status: 200,
  summary:
    'Nobody but its owner sees the collection any more, who is told why; settles every new report on it',
  params: byId,
  body: r.takeDownSchema,
  response: r.managedReportSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const liftTakeDown = defineEndpoint({
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/lift',
  name: 'collections.lift-take-down',
  access: moderate,
  status: 200,
  summary: 'The owner decides again who sees the collection',
  params: byId,
  response: r.managedReportSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
