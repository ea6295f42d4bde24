import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'

/** What every list of items, and every single item, is kept under. */
export const itemsKey = ['vault', 'items'] as const
export const itemListsKey = [...itemsKey, 'list'] as const

export interface ItemsAsked {
  offset?: number
  limit: number
  s?: string
  'f.title'?: string
  'f.text'?: string
  with?: 'record'
  'f.categoryId'?: string
  'f.tagsId'?: string
  'f.itemCollectionId'?: string
  'f.itemCollectionIdSpecified'?: string
  'f.itemCollectionIdEqOrUnspecified'?: string
  /** Filters beside the documented ones. */
  [filter: `f.${string}`]: string | undefined
}

export const vaultItems = (call: Client, asked: ItemsAsked) =>
  queryOptions({
    queryKey: [...itemListsKey, asked],
    queryFn: ({ signal }) => call(endpoints.listItems, { query: { ...asked } }, { signal }),
  })

/** One item of the current user; null where there is none with this id. */
export const vaultItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id],
    queryFn: ({ signal }) =>
      call(endpoints.readItem, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

/** Which of its specifics everybody may see; null where there is no such item. */
export const releasedSpecifics = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id, 'released'],
    queryFn: ({ signal }) =>
      call(endpoints.readReleasedSpecifics, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

/** When and why staff opened private details of it; null where there is no such item. */
export const staffViews = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id, 'staff-views'],
    queryFn: ({ signal }) =>
      call(endpoints.listStaffViews, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

/** What everybody sees of an item while its collection is public; null where it is not. */
export const publicVaultItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['vault', 'public-items', id],
    // From one moment to the next its collection may be private.
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(endpoints.readPublicItem, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

export function nothingWhereMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}

export const suggestItems = async (call: Client, term: string, signal: AbortSignal) =>
  (await call(endpoints.suggestItems, { query: { term } }, { signal })).items

export const suggestForDashboard = async (call: Client, term: string, signal: AbortSignal) =>
  (await call(endpoints.suggestForDashboard, { query: { term } }, { signal })).items

export const deleteItem = (call: Client, id: number) => call(endpoints.deleteItem, { params: { id } })

export const deleteItems = (call: Client, ids: number[]) => call(endpoints.deleteItems, { body: ids })

/** A collection to be in, or the whole set of tags. */
export interface ItemChange {
  itemCollections?: { id: number }[]
  tags?: { id: number }[]
}

/**
 * Puts an item into a collection, takes it out, or sets its tags. With a revision, only as long as nobody has
 * changed it since.
 */
export const patchItem = (call: Client, id: number, change: ItemChange, revision?: number) =>
  call(
    endpoints.patchItem,
    { params: { id }, body: { id, ...change } },
    revision === undefined ? {} : { revision },
  )

/** As much of an item as says what a change of it would undo. */
export type KnownItem = Pick<VaultItem, 'id' | 'revision' | 'itemCollections' | 'tags'>

/**
 * Changes an item as it is stored at that moment: where it was changed elsewhere since it was read, it is
 * read again, and the change is made of that. `changeOf` returns null where nothing is left to be done. @returns
 * the item, or null where nothing was done
 */
export async function changeCurrentItem(
  call: Client,
  known: KnownItem,
  changeOf: (item: KnownItem) => ItemChange | null,
): Promise<VaultItem | null> {
  const change = changeOf(known)
  if (change === null) return null
  try {
    return await patchItem(call, known.id, change, known.revision)
  } catch (error) {
    if (!(error instanceof CallFailed && error.code === 'REVISION_CONFLICT')) throw error
  }
  const stored = await call(endpoints.readItem, { params: { id: known.id } })
  const again = changeOf(stored)
  return again === null ? stored : await patchItem(call, known.id, again, stored.revision)
}

/** Out of this collection. An item that has been put into another one is out of it already. */
export const leaving =
  (collectionId: number) =>
  ({ itemCollections }: KnownItem): ItemChange | null =>
    itemCollections.some(({ id }) => id === collectionId) ? { itemCollections: [] } : null

export interface BulkChange {
  operation: 'ADD' | 'REPLACE' | 'REMOVE'
  path: 'itemCollections' | 'tags' | 'categoryId'
  objects: number[]
  value: number
}
