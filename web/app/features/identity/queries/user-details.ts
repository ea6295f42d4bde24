import { queryOptions } from '@tanstack/react-query'
import { isSignedIn } from '@vitrine/contracts/access'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'

/** Who is signed in, or null: a 403 means that nobody is, and so does a response without an email or a role. */
export const userDetails = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'user-details'],
    queryFn: async ({ signal }) => {
      try {
        const user = await call(readUserDetails, {}, { signal })
        return isSignedIn(user) ? user : null
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 403 || error.status === 401)) return null
        throw error
      }
    },
  })
