import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readOverview } from '@vitrine/contracts/library/endpoints'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['library', 'overview'],
    queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  })
