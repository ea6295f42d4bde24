import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { CollectionInput } from '@vitrine/contracts/collections/collection-input'
import { normalizeLine, normalizeLines } from '@vitrine/contracts/vault-items/plain-text'

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

export const createCollection = async (call: Client, body: CollectionInput) =>
  (await call(endpoints.createCollection, { query: {}, body })).response

/** The collection that a create has stored whose response was lost, as long as nobody has changed it since. */
export async function findCreatedCollection(
  call: Client,
  { title, description, status }: CollectionInput,
): Promise<{ id: number } | null> {
  const { items } = await call(endpoints.listCollections, {
    query: { 'f.title': title, s: 'createdDate:desc' },
  })
  const found = items.find(
    (collection) =>
      collection.revision === 1 &&
      collection.title === normalizeLine(title) &&
      collection.description === normalizeLines(description) &&
      collection.status === status,
  )
  return found ? { id: found.id } : null
}

/**
 * The whole record, as long as nobody has changed it since this revision was read; `picture: null` takes the
 * picture out.
 */
export const updateCollection = async (
  call: Client,
  { id, revision }: { id: number; revision: number },
  body: CollectionInput & { picture?: null },
) => (await call(endpoints.updateCollection, { params: { id }, query: {}, body }, { revision })).response

export const changeStatus = (call: Client, id: number, status: CollectionStatus) =>
  call(endpoints.updateCollection, {
    params: { id },
    query: {},
    body: { status },
  })

/** Every check of a save; nothing is stored. */
export async function checkCollection(call: Client, id: number | null, body: CollectionInput): Promise<void> {
  const query = { validationOnly: 'true' } as const
  if (id === null) await call(endpoints.createCollection, { query, body })
  else await call(endpoints.updateCollection, { params: { id }, query, body })
}

export const deleteCollection = (call: Client, id: number) =>
  call(endpoints.deleteCollection, { params: { id } })

function nothingWhereMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}
