import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { listAuthors } from '@vitrine/contracts/dictionary/endpoints'

export const authors = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'authors'],
    queryFn: ({ signal }) => call<typeof listAuthors>(dictionaryPaths.authors, {}, { signal }),
  })
