import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { listRelatedArticles } from '@vitrine/contracts/dictionary/endpoints'

export const relatedArticles = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['dictionary', 'related-articles', url],
    queryFn: ({ signal }) =>
      call<typeof listRelatedArticles>(dictionaryPaths.relatedArticles, { params: { url } }, { signal }),
  })
