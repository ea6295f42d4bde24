import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { historyLimits as limits } from '@vitrine/contracts/vault-history/changes'
import * as endpoints from '@vitrine/contracts/vault-history/endpoints'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { itemsKey } from './items.ts'

export type RevisedItem = Pick<VaultItem, 'id' | 'revision'>

/** A page of what was changed of an item, newest first. Each change of the item makes it anew. */
export const itemHistory = (call: Client, { id, revision }: RevisedItem, page: number) =>
  queryOptions({
    queryKey: [...itemsKey, id, 'history', page, revision],
    queryFn: ({ signal }) =>
      call(
        endpoints.listChanges,
        { params: { id }, query: { offset: page * limits.pageSize, limit: limits.pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const restoreField = (call: Client, { id, revision }: RevisedItem, changeId: number) =>
  call(endpoints.restoreField, { params: { id, changeId } }, { revision })
