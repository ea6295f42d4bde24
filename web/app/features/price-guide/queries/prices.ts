import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readLookups, readPrices, useLookup } from '@vitrine/contracts/price-guide/endpoints'

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
