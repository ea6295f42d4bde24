import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as identityPaths from '@vitrine/contracts/identity/paths'
import type { readSubscriptionStatus } from '@vitrine/contracts/identity/endpoints'

export const subscriptionStatus = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'subscription-status'],
    queryFn: ({ signal }) =>
      call<typeof readSubscriptionStatus>(identityPaths.subscriptionStatus, {}, { signal }),
  })
