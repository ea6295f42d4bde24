import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readSubscriptionStatus } from '@vitrine/contracts/identity/endpoints'

export const subscriptionStatus = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'subscription-status'],
    queryFn: ({ signal }) => call(readSubscriptionStatus, {}, { signal }),
  })
