import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type {
  listSimilarItems,
  readSoldItem,
  readSoldItemDetails,
} from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'

/** What everybody gets of it. */
export const soldItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'item', id],
    queryFn: ({ signal }) =>
      call<typeof readSoldItem>(priceGuidePaths.soldItem, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const soldItemDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'details', id],
    queryFn: ({ signal }) =>
      call<typeof readSoldItemDetails>(priceGuidePaths.details, { params: { id } }, { signal }),
  })

export const similarItems = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'similar', id],
    queryFn: ({ signal }) =>
      call<typeof listSimilarItems>(priceGuidePaths.similarItems, { params: { id } }, { signal }),
  })
