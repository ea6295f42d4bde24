import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readOverview } from '@vitrine/contracts/library/endpoints'
import * as libraryPaths from '@vitrine/contracts/library/paths'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['library', 'overview'],
    queryFn: ({ signal }) => call<typeof readOverview>(libraryPaths.overview, {}, { signal }),
  })
