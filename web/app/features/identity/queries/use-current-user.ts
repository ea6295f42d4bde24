import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { userDetails } from './user-details.ts'

/**
 * Who reads: a member, null for a visitor, undefined while it is not known. It is asked after load, never
 * while a page is rendered on the server: pages are alike for everybody.
 */
export function useCurrentUser(): UserDetails | null | undefined {
  return useQuery(userDetails(browserCall)).data
}
