import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { searchSite, suggestFromSite } from '@vitrine/contracts/all-sections/endpoints'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'

export const siteResults = (call: Client, query: { query: string; category: string }) =>
  queryOptions({
    queryKey: ['all-sections', query],
    queryFn: ({ signal }) => call(searchSite, { query }, { signal }),
  })

export const suggestAnything: Suggest = async (term, signal) =>
  (await browserCall(suggestFromSite, { query: { term } }, { signal })).items
