import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readSitePage } from '@vitrine/contracts/site-pages/endpoints'

export const contentPage = (call: Client, path: string) =>
  queryOptions({
    queryKey: ['site-pages', path],
    queryFn: ({ signal }) => call(readSitePage, { query: { at: path } }, { signal }),
  })
