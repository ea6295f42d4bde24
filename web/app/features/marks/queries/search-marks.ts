import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { searchMarks as endpoint } from '@vitrine/contracts/marks/endpoints'
import * as marksPaths from '@vitrine/contracts/marks/paths'
import type { SearchCall } from '../search-call.ts'

export const searchMarks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['marks', 'search', query],
    queryFn: ({ signal }) => call<typeof endpoint>(marksPaths.search, { query: { ...query } }, { signal }),
  })
