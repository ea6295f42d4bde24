import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listCategoryArticles } from '@vitrine/contracts/dictionary/endpoints'

export const categoryArticles = (call: Client, category: string, offset: number) =>
  queryOptions({
    queryKey: ['dictionary', 'category-articles', category, offset],
    queryFn: ({ signal }) => call(listCategoryArticles, { query: { category, offset } }, { signal }),
  })
