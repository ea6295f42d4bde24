import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import * as itemsPaths from '@vitrine/contracts/vault-items/paths'

/** What every list of items, and every single item, is kept under. */
export const itemsKey = ['vault', 'items'] as const
export const itemListsKey = [...itemsKey, 'list'] as const

export interface ItemsAsked {
  offset?: number
  limit: number
  s?: string
  'f.title'?: string
  'f.categoryId'?: string
  'f.tagsId'?: string
}

export const vaultItems = (call: Client, asked: ItemsAsked) =>
  queryOptions({ queryKey: [...itemListsKey, asked], queryFn: ({ signal }) => call<typeof endpoints.listItems>(itemsPaths.list, { query: { ...asked } }, { signal }) })

export const suggestItems = async (call: Client, term: string, signal: AbortSignal) => (await call<typeof endpoints.suggestItems>(itemsPaths.titleSuggestions, { query: { term } }, { signal })).items

export const suggestForDashboard = async (call: Client, term: string, signal: AbortSignal) => (await call<typeof endpoints.suggestForDashboard>(itemsPaths.dashboardSuggestions, { query: { term } }, { signal })).items

export const deleteItem = (call: Client, id: number) => call<typeof endpoints.deleteItem>(itemsPaths.remove, { params: { id } })

export const deleteItems = (call: Client, ids: number[]) => call<typeof endpoints.deleteItems>(itemsPaths.bulkDelete, { body: ids })

/** Puts an item into a collection, takes it out, or sets its tags. */
export const patchItem = (call: Client, change: { id: number; itemCollections?: { id: number }[]; tags?: { id: number }[] }) =>
  call<typeof endpoints.patchItem>(itemsPaths.patch, { params: { id: change.id }, body: change })

export interface BulkChange {
  operation: 'ADD' | 'REPLACE' | 'REMOVE'
  path: 'itemCollections' | 'tags' | 'categoryId'
  objects: number[]
  value: number
}

export const updateItems = (call: Client, change: BulkChange) => call<typeof endpoints.updateItems>(itemsPaths.bulkPut, { body: [change] })
