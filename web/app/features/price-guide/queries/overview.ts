import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readOverview } from '@vitrine/contracts/price-guide/endpoints'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['price-guide', 'overview'],
    queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  })
