import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import {
  deleteSavedSearch,
  listSavedSearches,
  renameSavedSearch,
} from '@vitrine/contracts/saved-searches/endpoints'
import type { SavedSearchSort, SavedSearchType } from '@vitrine/contracts/saved-searches/saved-searches'

/** What every list of saved searches is kept under. */
export const savedSearchesKey = ['saved-searches'] as const

/** Under which name a typed name outlives a session. */
export const renamingForm = ({ id }: { id: number }) => `savedSearch:${id}`

export const savedSearchList = (
  call: Client,
  asked: { type: SavedSearchType; s: SavedSearchSort; offset: number; limit: number },
) =>
  queryOptions({
    queryKey: [...savedSearchesKey, asked],
    queryFn: ({ signal }) => call(listSavedSearches, { query: asked }, { signal }),
  })

export const renameSearch = async (call: Client, id: number, name: string) =>
  (await call(renameSavedSearch, { params: { id }, body: { name } })).response

export const deleteSearch = (call: Client, id: number) => call(deleteSavedSearch, { params: { id } })
