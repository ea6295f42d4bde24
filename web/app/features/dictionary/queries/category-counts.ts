import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { dictionaryAddresses } from '@vitrine/contracts/dictionary/addresses'
import type { countByCategory } from '@vitrine/contracts/dictionary/endpoints'

export const categoryCounts = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'category-counts'],
    queryFn: ({ signal }) => call<typeof countByCategory>(dictionaryAddresses.categoryCounts, { query: { query: '', authors: '' } }, { signal }),
  })
