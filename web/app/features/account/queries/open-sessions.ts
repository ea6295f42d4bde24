import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import * as accountPaths from '@vitrine/contracts/identity/account-paths'

/** Where the member is signed in; asked anew each time. */
export const openSessions = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'sessions'],
    queryFn: ({ signal }) => call<typeof listSessions>(accountPaths.listSessions, {}, { signal }),
    staleTime: 0,
  })
