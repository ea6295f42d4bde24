import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import type { listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'

export const letterArticles = (call: Client, letter: string, offset: number) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-articles', letter, offset],
    queryFn: ({ signal }) => call<typeof listLetterArticles>(dictionaryAddresses.letterArticles, { query: { letter, offset } }, { signal }),
  })
