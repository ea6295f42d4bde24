import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readOverview } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['price-guide', 'overview'],
    queryFn: ({ signal }) => call<typeof readOverview>(priceGuidePaths.overview, {}, { signal }),
  })
