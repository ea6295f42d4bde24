import { queryOptions } from '@tanstack/react-query'
import { readFrontPage } from '@vitrine/contracts/front-page/endpoints'
import type { Client } from '@vitrine/contracts/client'

export const front = (call: Client) =>
  queryOptions({
    queryKey: ['front-page'],
    queryFn: ({ signal }) => call(readFrontPage, {}, { signal }),
  })
