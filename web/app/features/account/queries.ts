import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listSessions } from '@vitrine/contracts/identity/account-endpoints'

/** Where the member is signed in; asked anew each time. */
export const openSessions = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'sessions'],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    staleTime: 0,
  })
