import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { countByCategory, countByLetter, listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'

/** Counts per root category, of everything or within a text and an author. */
export const categoryCounts = (
  call: Client,
  within: { query: string; authors: string } = { query: '', authors: '' },
) =>
  queryOptions({
    queryKey: ['dictionary', 'category-counts', within],
    queryFn: ({ signal }) => call(countByCategory, { query: within }, { signal }),
  })

export const letterCounts = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-counts'],
    queryFn: ({ signal }) => call(countByLetter, {}, { signal }),
  })

export const letterArticles = (call: Client, letter: string, offset: number) =>
  queryOptions({
    queryKey: ['dictionary', 'letter-articles', letter, offset],
    queryFn: ({ signal }) => call(listLetterArticles, { query: { letter, offset } }, { signal }),
  })
