import { queryOptions } from '@tanstack/react-query'
import { readPost } from '@vitrine/contracts/blog/endpoints'
import type { Client } from '@vitrine/contracts/client'

export const post = (call: Client, url: string) =>
  queryOptions({
    queryKey: ['blog', 'post', url],
    queryFn: ({ signal }) => call(readPost, { params: { url } }, { signal }),
  })
