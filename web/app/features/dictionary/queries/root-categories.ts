import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { taxonomyAddresses } from '@vitrine/contracts/taxonomy/addresses'
import type { listRoots } from '@vitrine/contracts/taxonomy/endpoints'

export const rootCategories = (call: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'roots'],
    queryFn: ({ signal }) => call<typeof listRoots>(taxonomyAddresses.listRoots, {}, { signal }),
  })
