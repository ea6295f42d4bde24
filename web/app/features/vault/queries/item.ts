import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { readItem, readPublicItem } from '@vitrine/contracts/vault-items/endpoints'
import { itemsKey } from './items.ts'

/** One item of the current user; null where there is none with this id. */
export const vaultItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id],
    queryFn: ({ signal }) => call(readItem, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

/** What everybody sees of an item while its collection is public; null where it is not. */
export const publicVaultItem = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['vault', 'public-items', id],
    // From one moment to the next its collection may be private.
    staleTime: 0,
    queryFn: ({ signal }) => call(readPublicItem, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

function nothingWhereMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}
