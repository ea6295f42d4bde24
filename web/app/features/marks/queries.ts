import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/marks/endpoints'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { yearSpan, type ResultsParameters } from '../../shared/results/results-section.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'
import { sortOf } from './marks-section.ts'

/** What the search call takes, of what a page is asked for. */
interface SearchCall {
  query: string
  category: string
  'f.kind': string
  'f.maker': string
  'f.place': string
  'f.yearFrom': string
  'f.yearTo': string
  s: string
  offset: number
}

const YEAR_OF_A_MARK = /^(1\d{3}|20\d{2})$/

export function searchCall({ text, filters, s, offset }: ResultsParameters): SearchCall {
  const [from, to] = yearSpan(filters, YEAR_OF_A_MARK)
  return {
    query: text,
    category: filters['category'] ?? '',
    'f.kind': filters['f.kind'] ?? '',
    'f.maker': filters['f.maker'] ?? '',
    'f.place': filters['f.place'] ?? '',
    'f.yearFrom': from,
    'f.yearTo': to,
    s: sortOf({ text, s }),
    offset,
  }
}

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
