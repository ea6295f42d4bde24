import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readPriceHistory } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'

/** For whoever sees every price. */
export const priceHistory = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'history', id],
    queryFn: ({ signal }) =>
      call<typeof readPriceHistory>(priceGuidePaths.priceHistory, { params: { id } }, { signal }),
  })
