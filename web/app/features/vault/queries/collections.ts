import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { createCollection as createEndpoint, listCompactCollections } from '@vitrine/contracts/collections/endpoints'
import * as collectionsPaths from '@vitrine/contracts/collections/paths'
import type { CollectionInput } from '@vitrine/contracts/collections/schemas'

export interface CollectionsAsked {
  title?: string
  limit?: number
  sort?: string
}

export const collectionsKey = ['vault', 'collections'] as const

export const compactCollections = (call: Client, asked: CollectionsAsked) =>
  queryOptions({ queryKey: [...collectionsKey, asked], queryFn: ({ signal }) => call<typeof listCompactCollections>(collectionsPaths.compact, { query: { ...asked } }, { signal }) })

export const createCollection = async (call: Client, { title, description, status }: CollectionInput) => (await call<typeof createEndpoint>(collectionsPaths.create, { query: {}, body: { title, description, status } })).response
