import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readOverview } from '@vitrine/contracts/marks/endpoints'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['marks', 'overview'],
    queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  })
