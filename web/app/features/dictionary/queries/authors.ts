import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listAuthorArticles, listAuthors, readAuthor } from '@vitrine/contracts/dictionary/endpoints'

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
