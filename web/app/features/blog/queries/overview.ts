import { queryOptions } from '@tanstack/react-query'
import { readBlogOverview } from '@vitrine/contracts/blog/endpoints'
import type { Client } from '@vitrine/contracts/client'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['blog', 'overview'],
    queryFn: ({ signal }) => call(readBlogOverview, {}, { signal }),
  })
