import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { listMatchingChapters, searchBooks as endpoint } from '@vitrine/contracts/library/endpoints'
import * as libraryPaths from '@vitrine/contracts/library/paths'
import type { SearchCall } from '../search-call.ts'

export const searchBooks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'search', query],
    queryFn: ({ signal }) => call<typeof endpoint>(libraryPaths.search, { query: { ...query } }, { signal }),
  })

/** For whoever may see details: the chapters behind the same search. */
export const matchingChapters = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'chapters', query],
    queryFn: ({ signal }) =>
      call<typeof listMatchingChapters>(libraryPaths.matchingChapters, { query: { ...query } }, { signal }),
  })
