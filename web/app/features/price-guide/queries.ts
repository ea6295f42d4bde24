import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import {
  listSimilarItems,
  readLookups,
  readOverview,
  readPrices,
  readSoldItem,
  readSoldItemDetails,
  searchSoldItems,
  suggestSoldItems,
  useLookup,
} from '@vitrine/contracts/price-guide/endpoints'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'
import type { SearchCall } from './search-call.ts'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['price-guide', 'overview'],
    queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  })

export const suggestItems: Suggest = async (term, signal) => {
  const { items } = await browserCall(suggestSoldItems, { query: { term } }, { signal })
  return items
}

const PRICES = ['price-guide', 'prices'] as const
const LOOKUPS = ['price-guide', 'lookups'] as const

/** Those of the named items that the reader may see now. */
export const prices = (call: Client, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...PRICES, ...ids],
    queryFn: ({ signal }) => call(readPrices, { query: { ids: ids.join(',') } }, { signal }),
  })

export const lookups = (call: Client) =>
  queryOptions({
    queryKey: LOOKUPS,
    queryFn: ({ signal }) => call(readLookups, {}, { signal }),
  })

export const lookUp = (call: Client, itemId: number) => call(useLookup, { body: { itemId } })

/** What a lookup changes. */
export const changedByLookup: readonly (readonly string[])[] = [PRICES, LOOKUPS]

/** Never with a price, and alike for everybody. */
export const searchItems = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['price-guide', 'search', query],
    queryFn: ({ signal }) => call(searchSoldItems, { query: { ...query } }, { signal }),
  })

/** What everybody gets of it. */
export const soldItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'item', id],
    queryFn: ({ signal }) => call(readSoldItem, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const soldItemDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'details', id],
    queryFn: ({ signal }) => call(readSoldItemDetails, { params: { id } }, { signal }),
  })

export const similarItems = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'similar', id],
    queryFn: ({ signal }) => call(listSimilarItems, { params: { id } }, { signal }),
  })
