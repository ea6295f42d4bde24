import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { searchPricedItems } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'
import type { PricedSearchCall } from '../priced-search-call.ts'

/** For whoever sees every price: in one currency, by price where it is wanted. */
export const pricedItems = (call: Client, query: PricedSearchCall) =>
  queryOptions({
    queryKey: ['price-guide', 'priced-search', query],
    queryFn: ({ signal }) =>
      call<typeof searchPricedItems>(priceGuidePaths.pricedSearch, { query: { ...query } }, { signal }),
  })
