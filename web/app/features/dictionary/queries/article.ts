import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listRelatedArticles, readArticle } from '@vitrine/contracts/dictionary/endpoints'

export const article = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['dictionary', 'article', url],
    queryFn: ({ signal }) => call(readArticle, { params: { url } }, { signal }),
  })

export const relatedArticles = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['dictionary', 'related-articles', url],
    queryFn: ({ signal }) => call(listRelatedArticles, { params: { url } }, { signal }),
  })
