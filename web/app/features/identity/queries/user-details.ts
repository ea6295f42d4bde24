import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import type { readUserDetails } from '@vitrine/contracts/identity/endpoints'

/** Who is signed in, or null: a 403 means that nobody is. */
export const userDetails = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'user-details'],
    queryFn: async ({ signal }) => {
      try {
        return await call<typeof readUserDetails>(identityAddresses.userDetails, {}, { signal })
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 403 || error.status === 401)) return null
        throw error
      }
    },
  })
