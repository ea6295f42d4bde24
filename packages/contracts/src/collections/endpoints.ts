import { defineEndpoint } from '../endpoint.ts'
import { saveQuerySchema } from '../vault-items/list-query.ts'
import { savedItemSchema } from '../vault-items/schemas.ts'
import * as at from './paths.ts'
import * as s from './schemas.ts'

export const listCompactCollections = defineEndpoint({
  ...at.compact, name: 'collections.list-compact-collections', access: { capability: 'vault.view' },
  summary: "The caller's collections for a picker", query: s.compactCollectionQuerySchema, response: s.compactCollectionListSchema,
})
export const createCollection = defineEndpoint({
  ...at.create, name: 'collections.create-collection', access: { capability: 'vault.change' },
  summary: 'A new collection; with validationOnly=true every check runs, nothing is stored and the id is 0', query: saveQuerySchema, body: s.collectionInputSchema, response: savedItemSchema,
  errors: ['ALREADY_EXISTS'],
})
