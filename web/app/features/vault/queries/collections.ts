import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'

export interface CompactAsked {
  title?: string
  limit?: number
  sort?: string
}

export interface CollectionsAsked {
  offset: number
  limit: number
  s: string
  'f.title': string
  'f.status': string
}

/** What every list of collections, and every single one, is kept under. */
export const collectionsKey = ['vault', 'collections'] as const
/** Lists of whole collections, of the list page and the dashboard. */
export const collectionListsKey = [...collectionsKey, 'list'] as const

export const compactCollections = (call: Client, asked: CompactAsked) =>
  queryOptions({
    queryKey: [...collectionsKey, 'compact', asked],
    queryFn: ({ signal }) => call(endpoints.listCompactCollections, { query: { ...asked } }, { signal }),
  })

export const collectionList = (call: Client, asked: Partial<CollectionsAsked>) =>
  queryOptions({
    queryKey: [...collectionListsKey, asked],
    queryFn: ({ signal }) => call(endpoints.listCollections, { query: { ...asked } }, { signal }),
  })

/** One collection of the current user with the first of its items; null where there is none with this id. */
export const vaultCollection = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...collectionsKey, id],
    queryFn: ({ signal }) =>
      call(endpoints.readCollection, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

export const changeStatus = (call: Client, id: number, status: CollectionStatus) =>
  call(endpoints.updateCollection, {
    params: { id },
    query: {},
    body: { status },
  })

export const deleteCollection = (call: Client, id: number) =>
  call(endpoints.deleteCollection, { params: { id } })

function nothingWhereMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}
