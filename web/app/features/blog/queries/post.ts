import { queryOptions } from '@tanstack/react-query'
import type { readPost } from '@vitrine/contracts/blog/endpoints'
import * as blogPaths from '@vitrine/contracts/blog/paths'
import type { Client } from '@vitrine/contracts/client'

export const post = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['blog', 'post', url],
    queryFn: ({ signal }) => call<typeof readPost>(blogPaths.post, { params: { url } }, { signal }),
  })
