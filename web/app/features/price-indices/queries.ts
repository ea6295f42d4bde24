import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readPriceIndices } from '@vitrine/contracts/price-indices/endpoints'

export const priceIndices = (call: Client) =>
  queryOptions({
    queryKey: ['price-indices'],
    queryFn: ({ signal }) => call(readPriceIndices, {}, { signal }),
  })
