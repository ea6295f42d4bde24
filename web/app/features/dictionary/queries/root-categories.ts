import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listRootNames, listRoots } from '@vitrine/contracts/taxonomy/endpoints'

/** For the search of every page, which shows no counts. */
export const rootNames = (call: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'root-names'],
    queryFn: ({ signal }) => call(listRootNames, {}, { signal }),
  })

export const rootCategories = (call: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'roots'],
    queryFn: ({ signal }) => call(listRoots, {}, { signal }),
  })
