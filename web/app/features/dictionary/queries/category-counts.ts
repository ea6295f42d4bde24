import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { countByCategory } from '@vitrine/contracts/dictionary/endpoints'

/** Counts per root category, of everything or within a text and an author. */
export const categoryCounts = (
  call: Client,
  within: { query: string; authors: string } = { query: '', authors: '' },
) =>
  queryOptions({
    queryKey: ['dictionary', 'category-counts', within],
    queryFn: ({ signal }) => call(countByCategory, { query: within }, { signal }),
  })
