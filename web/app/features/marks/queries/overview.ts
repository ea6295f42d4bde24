import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readOverview } from '@vitrine/contracts/marks/endpoints'
import * as marksPaths from '@vitrine/contracts/marks/paths'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['marks', 'overview'],
    queryFn: ({ signal }) => call<typeof readOverview>(marksPaths.overview, {}, { signal }),
  })
