import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import type { SearchParameters } from '../search-parameters.ts'

/** Search takes the page's five parameters, and returns hits with counts per root category. */
export const searchArticles = (call: Client, parameters: SearchParameters) =>
  queryOptions({
    queryKey: ['dictionary', 'search', parameters],
    queryFn: ({ signal }) => call(searchDictionary, { query: { ...parameters } }, { signal }),
  })
