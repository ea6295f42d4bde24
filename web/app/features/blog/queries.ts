import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '@vitrine/contracts/blog/endpoints'
import type { Client } from '@vitrine/contracts/client'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'
import type { searchCall } from './blog-section.ts'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['blog', 'overview'],
    queryFn: ({ signal }) => call(endpoints.readBlogOverview, {}, { signal }),
  })

export const suggestPosts: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoints.suggestPosts, { query: { term } }, { signal })
  return items
}

export const searchPosts = (call: Client, query: ReturnType<typeof searchCall>) =>
  queryOptions({
    queryKey: ['blog', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchPosts, { query }, { signal }),
  })

export const post = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['blog', 'post', url],
    queryFn: ({ signal }) => call(endpoints.readPost, { params: { url } }, { signal }),
  })
