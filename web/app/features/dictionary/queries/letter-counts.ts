import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { countByLetter } from '@vitrine/contracts/dictionary/endpoints'

export const letterCounts = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-counts'],
    queryFn: ({ signal }) => call(countByLetter, {}, { signal }),
  })
