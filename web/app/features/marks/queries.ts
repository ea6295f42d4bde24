import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/marks/endpoints'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'
import type { SearchCall } from './search-call.ts'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['marks', 'overview'],
    queryFn: ({ signal }) => call(endpoints.readOverview, {}, { signal }),
  })

export const suggestMarks: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoints.suggestMarks, { query: { term } }, { signal })
  return items
}

export const searchMarks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['marks', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchMarks, { query: { ...query } }, { signal }),
  })

/** What everybody gets of it. */
export const mark = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'mark', id],
    queryFn: ({ signal }) => call(endpoints.readMark, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const markDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'details', id],
    queryFn: ({ signal }) => call(endpoints.readMarkDetails, { params: { id } }, { signal }),
  })
