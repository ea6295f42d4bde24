import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listCategoryArticles } from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'

const MINUTES = 60_000

/** Every category; asked once a visit, since a category page needs its place in the whole tree. */
export const allCategories = (call: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'by-name'],
    queryFn: ({ signal }) => call(listByName, {}, { signal }),
    staleTime: 5 * MINUTES,
  })

export const categoryArticles = (call: Client, category: string, offset: number) =>
  queryOptions({
    queryKey: ['dictionary', 'category-articles', category, offset],
    queryFn: ({ signal }) => call(listCategoryArticles, { query: { category, offset } }, { signal }),
  })
