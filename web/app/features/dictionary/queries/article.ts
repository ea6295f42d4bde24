import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { readArticle } from '@vitrine/contracts/dictionary/endpoints'

export const article = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['dictionary', 'article', url],
    queryFn: ({ signal }) =>
      call<typeof readArticle>(dictionaryPaths.article, { params: { url } }, { signal }),
  })
