import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as identityAddresses from '@vitrine/contracts/identity/addresses'
import type { readSubscriptionStatus } from '@vitrine/contracts/identity/endpoints'

export const subscriptionStatus = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'subscription-status'],
    queryFn: ({ signal }) => call<typeof readSubscriptionStatus>(identityAddresses.subscriptionStatus, {}, { signal }),
  })
