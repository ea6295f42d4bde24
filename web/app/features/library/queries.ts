import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/library/endpoints'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'
import type { SearchCall } from './search-call.ts'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['library', 'overview'],
    queryFn: ({ signal }) => call(endpoints.readOverview, {}, { signal }),
  })

export const suggestBooks: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoints.suggestBooks, { query: { term } }, { signal })
  return items
}

export const searchBooks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchBooks, { query: { ...query } }, { signal }),
  })

/** For whoever may see details: the chapters behind the same search. */
export const matchingChapters = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['library', 'chapters', query],
    queryFn: ({ signal }) => call(endpoints.listMatchingChapters, { query: { ...query } }, { signal }),
  })

/** What everybody gets of it. */
export const book = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'book', id],
    queryFn: ({ signal }) => call(endpoints.readBook, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const bookDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'details', id],
    queryFn: ({ signal }) => call(endpoints.readBookDetails, { params: { id } }, { signal }),
  })
