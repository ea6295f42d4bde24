import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { vaultDownloadLimits as limits } from './messages.ts'
import { vaultDocumentSchema } from './schemas.ts'

/** Whatever has become of the membership: what is one's own can always be taken along. */
const download = { capability: 'vault.download' } as const
/**
 * One that fails after its work, as a document that is too large, counts; one told to come back later does
 * not.
 */
const rateLimits = [{ by: 'account', perHour: limits.downloadsPerHour, counts: 'admitted' }] as const
const ofDocuments = [{ ...rateLimits[0], together: 'vault-downloads.documents' }] as const

export const downloadCsv = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/download/items/csv',
  name: 'vault-downloads.download-csv',
  access: download,
  summary: "Every item of the caller's vault as a table, newest first",
  responseType: 'stream',
  responseKinds: ['text/csv'],
  rateLimits,
})
export const downloadPdf = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/download/items/pdf',
  name: 'vault-downloads.download-pdf',
  access: download,
  summary: "Every item of the caller's vault to print, each with its first photo",
  responseType: 'stream',
  responseKinds: ['application/pdf'],
  rateLimits: ofDocuments,
  errors: ['DOCUMENT_TOO_LARGE', 'SERVICE_UNAVAILABLE'],
})
export const downloadOriginals = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/download/originals/zip',
  name: 'vault-downloads.download-originals',
  access: download,
  summary:
    "Every photo and video of the caller's items, a folder an item, and the pictures of the collections",
  responseType: 'stream',
  responseKinds: ['application/zip'],
  rateLimits,
  errors: ['SERVICE_UNAVAILABLE'],
})
export const countItems = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/download/items/count',
  name: 'vault-downloads.count-items',
  access: download,
  summary: "How many items the caller's vault keeps, whatever has become of the membership",
  response: z.object({ itemsCount: z.int() }),
})
export const startDocument = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/documents',
  name: 'vault-downloads.start-document',
  access: download,
  summary: "Start to make a PDF of the caller's vault, which is kept for a day",
  response: z.object({ response: vaultDocumentSchema }),
  status: 202,
  rateLimits: ofDocuments,
  errors: ['SERVICE_UNAVAILABLE'],
})
export const readNewestDocument = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/documents/newest',
  name: 'vault-downloads.read-newest-document',
  access: download,
  summary: "The caller's newest PDF of the vault, while it is made and for a day after",
  response: z.object({ document: vaultDocumentSchema.nullable() }),
})
export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/documents/:id/file',
  name: 'vault-downloads.download-document',
  access: download,
  summary: "One of the caller's PDFs of the vault, until a newer one replaces it or its day is over",
  params: z.object({ id: z.coerce.number().int().positive() }),
  responseType: 'stream',
  responseKinds: ['application/pdf'],
  errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
})
