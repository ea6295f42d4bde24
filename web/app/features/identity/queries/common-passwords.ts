import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listCommonPasswords } from '@vitrine/contracts/identity/account-endpoints'

/**
 * Asked for once a password is chosen, and only then: no other page carries the list. What is typed stays on
 * the page.
 */
export const commonPasswords = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'common-passwords'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listCommonPasswords, {}, { signal })
      return new Set(items)
    },
    staleTime: Infinity,
    retry: false,
  })
