import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { searchSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'
import type { SearchCall } from '../search-call.ts'

/** Never with a price, and alike for everybody. */
export const searchItems = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['price-guide', 'search', query],
    queryFn: ({ signal }) =>
      call<typeof searchSoldItems>(priceGuidePaths.search, { query: { ...query } }, { signal }),
  })
