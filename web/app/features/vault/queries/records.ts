import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-records/endpoints'
import { itemsKey, nothingWhereMissing } from './items.ts'

/** What an item holds beside the documented fields; null where the item is gone. Stale with its item. */
export const vaultRecord = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...itemsKey, id, 'record'],
    queryFn: ({ signal }) =>
      call(endpoints.readRecord, { params: { id } }, { signal }).catch(nothingWhereMissing),
  })

/** The next free inventory number, which every saved item may change. */
export const recordSettings = (call: Client) =>
  queryOptions({
    queryKey: [...itemsKey, 'record-settings'],
    queryFn: ({ signal }) => call(endpoints.readRecordSettings, {}, { signal }),
  })
