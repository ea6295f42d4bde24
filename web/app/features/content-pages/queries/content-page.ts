import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readSitePage } from '@vitrine/contracts/site-pages/endpoints'
import * as at from '@vitrine/contracts/site-pages/paths'

export const contentPage = (call: Client, path: string) =>
  queryOptions({
    queryKey: ['site-pages', path],
    queryFn: ({ signal }) => call<typeof readSitePage>(at.page, { query: { at: path } }, { signal }),
  })
