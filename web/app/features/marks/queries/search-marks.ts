import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { searchMarks as endpoint } from '@vitrine/contracts/marks/endpoints'
import type { SearchCall } from '../search-call.ts'

export const searchMarks = (call: Client, query: SearchCall) =>
  queryOptions({
    queryKey: ['marks', 'search', query],
    queryFn: ({ signal }) => call(endpoint, { query: { ...query } }, { signal }),
  })
