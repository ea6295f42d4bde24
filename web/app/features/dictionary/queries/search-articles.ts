import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import type { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import type { SearchParameters } from '../search-parameters.ts'

/** Search takes the page's five parameters, and answers hits with counts per root category. */
export const searchArticles = (call: Client, parameters: SearchParameters) =>
  queryOptions({
    queryKey: ['dictionary', 'search', parameters],
    queryFn: ({ signal }) => call<typeof searchDictionary>(dictionaryAddresses.search, { query: { ...parameters } }, { signal }),
  })
