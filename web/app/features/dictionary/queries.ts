import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import {
  countByCategory,
  countByLetter,
  listAuthorArticles,
  listAuthors,
  listCategoryArticles,
  listLetterArticles,
  listRelatedArticles,
  readArticle,
  readAuthor,
  searchDictionary,
} from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import type { SearchParameters } from './search-parameters.ts'

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

export const authors = (call: Client) =>
  queryOptions({
    queryKey: ['dictionary', 'authors'],
    queryFn: ({ signal }) => call(listAuthors, {}, { signal }),
  })

export const author = (call: Client, authorUrl: string) =>
  queryOptions({
    queryKey: ['dictionary', 'author', authorUrl],
    queryFn: ({ signal }) => call(readAuthor, { params: { authorUrl } }, { signal }),
  })

/** Newest first. */
export const authorArticles = (call: Client, authorUrl: string) =>
  queryOptions({
    queryKey: ['dictionary', 'author-articles', authorUrl],
    queryFn: ({ signal }) =>
      call(listAuthorArticles, { params: { authorUrl }, query: { offset: 0 } }, { signal }),
  })

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

/** Search takes the page's five parameters, and returns hits with counts per root category. */
export const searchArticles = (call: Client, parameters: SearchParameters) =>
  queryOptions({
    queryKey: ['dictionary', 'search', parameters],
    queryFn: ({ signal }) => call(searchDictionary, { query: { ...parameters } }, { signal }),
  })

/** What came into the dictionary last. */
export const newestArticles = (call: Client) =>
  searchArticles(call, { query: '', categories: '', authors: '', s: 'dateCreated:desc', offset: 0 })
