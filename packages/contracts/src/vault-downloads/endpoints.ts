import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './paths.ts'

/** Whatever has become of the membership: what is one's own can always be taken along. */
const download = { capability: 'vault.download' } as const
const rateLimits = [{ by: 'account', perHour: 20 }] as const

export const downloadCsv = defineEndpoint({
  ...at.csv,
  name: 'vault-downloads.download-csv',
  access: download,
  summary: "Every item of the caller's vault as a table, newest first",
  responseType: 'stream',
  responseKinds: ['text/csv'],
  rateLimits,
})
export const downloadPdf = defineEndpoint({
  ...at.pdf,
  name: 'vault-downloads.download-pdf',
  access: download,
  summary: "Every item of the caller's vault to print, each with its first photo",
  responseType: 'stream',
  responseKinds: ['application/pdf'],
  rateLimits,
})
export const downloadOriginals = defineEndpoint({
  ...at.originals,
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
  ...at.count,
  name: 'vault-downloads.count-items',
  access: download,
  summary: "How many items the caller's vault keeps, whatever has become of the membership",
  response: z.object({ itemsCount: z.int() }),
})
