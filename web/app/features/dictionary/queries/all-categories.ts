import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'

const MINUTES = 60_000

/** Every category; asked once a visit, since a category page needs its place in the whole tree. */
export const allCategories = (call: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'by-name'],
    queryFn: ({ signal }) => call(listByName, {}, { signal }),
    staleTime: 5 * MINUTES,
  })
