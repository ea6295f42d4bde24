import { queryOptions } from '@tanstack/react-query'
import type { readBlogOverview } from '@vitrine/contracts/blog/endpoints'
import * as blogPaths from '@vitrine/contracts/blog/paths'
import type { Client } from '@vitrine/contracts/client'

export const overview = (call: Client) =>
  queryOptions({
    queryKey: ['blog', 'overview'],
    queryFn: ({ signal }) => call<typeof readBlogOverview>(blogPaths.overview, {}, { signal }),
  })
