import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-records/endpoints'
import { itemsKey } from './items.ts'

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
