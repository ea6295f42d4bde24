import { queryOptions, useQuery } from '@tanstack/react-query'
import { isSignedIn } from '@vitrine/contracts/access'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { browserCall } from '../../shared/api/browser-queries.ts'

/** A session was begun in this browser; a page of a visitor asks nothing (member-hint.ts of the contracts). */
const mayBeSignedIn = () => import.meta.env.SSR || document.cookie.includes('vitrine-member')

/** Who is signed in, or null: a 403 means that nobody is, and so does a response without an email or a role. */
export const userDetails = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'user-details'],
    queryFn: async ({ signal }) => {
      if (!mayBeSignedIn()) return null
      try {
        const user = await call(readUserDetails, {}, { signal })
        return isSignedIn(user) ? user : null
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 403 || error.status === 401)) return null
        throw error
      }
    },
  })

/**
 * Who reads: a member, null for a visitor, undefined while it is not known. It is asked after load, never
 * while a page is rendered on the server: pages are alike for everybody. Until then a page shows what a
 * visitor sees, and with `member:` what keeps a member's place.
 */
export function useCurrentUser(): UserDetails | null | undefined {
  return useQuery(userDetails(browserCall)).data
}
