import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'

export const letterArticles = (call: Client, letter: string, offset: number) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-articles', letter, offset],
    queryFn: ({ signal }) => call(listLetterArticles, { query: { letter, offset } }, { signal }),
  })
