import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as newsletterPaths from '@vitrine/contracts/newsletter/paths'
import type { readLatestIssue } from '@vitrine/contracts/newsletter/endpoints'

export const latestIssue = (call: Client) =>
  queryOptions({
    queryKey: ['newsletter', 'latest-issue'],
    queryFn: ({ signal }) => call<typeof readLatestIssue>(newsletterPaths.latestIssue, {}, { signal }),
  })
