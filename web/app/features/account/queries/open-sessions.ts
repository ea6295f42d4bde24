import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import * as accountAddresses from '@vitrine/contracts/identity/account-addresses'

/** Where the member is signed in; asked anew each time. */
export const openSessions = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'sessions'],
    queryFn: ({ signal }) => call<typeof listSessions>(accountAddresses.listSessions, {}, { signal }),
    staleTime: 0,
  })
