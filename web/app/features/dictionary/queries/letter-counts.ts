import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { countByLetter } from '@vitrine/contracts/dictionary/endpoints'

export const letterCounts = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-counts'],
    queryFn: ({ signal }) => call<typeof countByLetter>(dictionaryPaths.letterCounts, {}, { signal }),
  })
