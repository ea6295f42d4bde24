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

/** What the vault's own items cost, and their values by basis. A change of an item makes it stale. */
export const recordTotals = (call: Client) =>
  queryOptions({
    queryKey: [...itemsKey, 'record-totals'],
    queryFn: ({ signal }) => call(endpoints.readRecordTotals, {}, { signal }),
  })

/** The pattern and next free one of inventory numbers, and exchange rates. */
export const recordSettings = (call: Client) =>
  queryOptions({
    queryKey: [...itemsKey, 'record-settings'],
    queryFn: ({ signal }) => call(endpoints.readRecordSettings, {}, { signal }),
  })
