import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listSimilarItems, readSoldItem, readSoldItemDetails } from '@vitrine/contracts/price-guide/endpoints'

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
