import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listAuthors } from '@vitrine/contracts/dictionary/endpoints'

export const authors = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'authors'],
    queryFn: ({ signal }) => call(listAuthors, {}, { signal }),
  })
