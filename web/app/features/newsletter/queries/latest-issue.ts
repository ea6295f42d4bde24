import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as newsletterAddresses from '@vitrine/contracts/newsletter/addresses'
import type { readLatestIssue } from '@vitrine/contracts/newsletter/endpoints'

export const latestIssue = (call: Client) =>
  queryOptions({
    queryKey: ['newsletter', 'latest-issue'],
    queryFn: ({ signal }) => call<typeof readLatestIssue>(newsletterAddresses.latestIssue, {}, { signal }),
  })
