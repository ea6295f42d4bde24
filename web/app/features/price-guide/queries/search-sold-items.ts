import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { searchSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import type { SearchCall } from '../search-call.ts'

/** Never with a price, and alike for everybody. */
export const searchItems = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['price-guide', 'search', query],
    queryFn: ({ signal }) => call(searchSoldItems, { query: { ...query } }, { signal }),
  })
