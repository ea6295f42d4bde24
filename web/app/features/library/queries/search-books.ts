import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listMatchingChapters, searchBooks as endpoint } from '@vitrine/contracts/library/endpoints'
import type { SearchCall } from '../search-call.ts'

export const searchBooks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'search', query],
    queryFn: ({ signal }) => call(endpoint, { query: { ...query } }, { signal }),
  })

/** For whoever may see details: the chapters behind the same search. */
export const matchingChapters = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'chapters', query],
    queryFn: ({ signal }) => call(listMatchingChapters, { query: { ...query } }, { signal }),
  })
