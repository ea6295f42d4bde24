import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import type { listAuthors } from '@vitrine/contracts/dictionary/endpoints'

export const authors = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'authors'],
    queryFn: ({ signal }) => call<typeof listAuthors>(dictionaryAddresses.authors, {}, { signal }),
  })
