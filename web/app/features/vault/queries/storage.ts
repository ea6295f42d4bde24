import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readStorage } from '@vitrine/contracts/vault-media/endpoints'

/** What the files of the current user take, and what they may take. Read anew by each page that shows it. */
export const vaultStorage = (call: Client) =>
  queryOptions({
    queryKey: ['vault', 'storage'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(readStorage, {}, { signal })).response,
  })
