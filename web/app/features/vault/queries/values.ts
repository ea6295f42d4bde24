import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-items/value-endpoints'
import { itemsKey } from './items.ts'

/** What the stored scores of one item have said. A new score makes it stale together with the item. */
export const itemValuations = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id, 'valuations'],
    queryFn: ({ signal }) => call(endpoints.listValuations, { params: { id } }, { signal }),
  })

/** What all items are worth, as far as they have stored scores. */
export const vaultValue = (call: Client) =>
  queryOptions({
    queryKey: [...itemsKey, 'value'],
    queryFn: ({ signal }) => call(endpoints.readVaultValue, {}, { signal }),
  })
