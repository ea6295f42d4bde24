import { queryOptions } from '@tanstack/react-query'
import { searchPosts as endpoint } from '@vitrine/contracts/blog/endpoints'
import type { Client } from '@vitrine/contracts/client'
import type { searchCall } from '../blog-section.ts'

export const searchPosts = (call: Client, query: ReturnType<typeof searchCall>) =>
  queryOptions({
    queryKey: ['blog', 'search', query],
    queryFn: ({ signal }) => call(endpoint, { query }, { signal }),
  })
