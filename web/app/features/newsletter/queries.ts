import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readLatestIssue } from '@vitrine/contracts/newsletter/endpoints'

export const latestIssue = (call: Client) =>
  queryOptions({
    queryKey: ['newsletter', 'latest-issue'],
    queryFn: ({ signal }) => call(readLatestIssue, {}, { signal }),
  })
