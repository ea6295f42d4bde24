import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readFacets } from '@vitrine/contracts/vault-items/endpoints'
import * as views from '@vitrine/contracts/vault-views/endpoints'
import { itemListsKey, vaultItems, type ItemsAsked } from './items.ts'

/** How many items each choice has. A change of an item makes it stale together with the lists. */
export const itemFacets = (call: Client, parameters: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [...itemListsKey, 'facets', parameters],
    queryFn: ({ signal }) => call(readFacets, { query: { ...parameters } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many items each of several lists has. */
export const itemTotals = (call: Client, lists: readonly ItemsAsked[]) =>
  queryOptions({
    queryKey: [...itemListsKey, 'totals', lists],
    queryFn: async ({ client }) =>
      (await Promise.all(lists.map((asked) => client.fetchQuery(vaultItems(call, asked))))).map(
        ({ meta }) => meta.total,
      ),
  })

/** The member's saved views, by their names. */
export const savedViews = (call: Client) =>
  queryOptions({
    queryKey: ['vault', 'views'],
    queryFn: ({ signal }) => call(views.listViews, {}, { signal }),
    select: ({ views: all }) => all,
  })

export const createView = (call: Client, body: { name: string; parameters: Record<string, string> }) =>
  call(views.createView, { body })

export const renameView = (call: Client, id: number, name: string) =>
  call(views.updateView, { params: { id }, body: { name } })

export const deleteView = (call: Client, id: number) => call(views.deleteView, { params: { id } })
